/** Stands in for Lingui's macro where Node reads a manifest as it is written, without the compiler. */
export function msg(parts: TemplateStringsArray) {
  const message = parts.join('');
  return { id: message, message };
}

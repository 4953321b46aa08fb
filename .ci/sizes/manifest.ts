/** The part of the build's manifest that says which file needs which. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** The script files that a browser must have before these modules run: their own, and all that they import at once. */
export function scriptsNeeded(manifest: Manifest, modules: string[]): string[] {
  const found = new Set<string>();
  const waiting = [...modules];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no module "${key}". ${suggestion(manifest)}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...found].filter((file) => file.endsWith('.js')).toSorted();
}

function suggestion(manifest: Manifest): string {
  const lazy = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return `It loads with others, or .ci/sizes/modules.ts names it wrongly. Modules that load on their own are: ${[...lazy].toSorted().join(', ')}.`;
}

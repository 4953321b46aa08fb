import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/** Whether this machine can read PDF files, with `pdftotext` and `pdftoppm`. */
export const hasPdfReader = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined;

/** Installs what reads PDF files where that is possible. Without it, what is printed is left out. */
export function tryToHavePdfReader(): void {
  if (!hasPdfReader()) installFromDebian('poppler-utils');
}

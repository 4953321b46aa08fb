import { posix } from 'node:path';
import type { Rule, SyntaxNode } from './rule.ts';

interface Options {
  /** The folder whose first-level folders and files are ordered, e.g. `admin/src`. */
  root: string;
  /** From the top down: what stands in a row may import its own row and every row below. `*` is every folder that no row names. */
  rows: string[][];
  /** Folders whose sub-folders know nothing of each other; with `*`, the folders that no row names do neither. */
  apart: string[];
}

const EXEMPT = /\.(test|testing|stories|examples|samples|d)\.tsx?$/;

/** Imports inside a package run downhill only. Tests, stories, examples and their samples may look at everything. */
export const layers: Rule = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },

  create(context): ReturnType<Rule['create']> {
    const options = context.options[0] as Options;
    const file = context.filename.replaceAll('\\', '/');
    const start = file.lastIndexOf(`/${options.root}/`);
    if (start < 0 || EXEMPT.test(file)) return {};

    const here = file.slice(start + options.root.length + 2);
    const row = rowOf(options, here);

    function check(node: SyntaxNode) {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const there = posix.join(posix.dirname(here), specifier);
      const complaint = complain(options, here, there);
      if (complaint) context.report({ node, message: complaint });
    }

    return {
      Program(node) {
        if (row >= 0) return;
        const message = `${options.root}/${folderOf(here)} has no place in the order of layers. Add it to "rows" in .oxlintrc.json.`;
        context.report({ node, message });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function complain(options: Options, here: string, there: string): string | undefined {
  const [from, to] = [folderOf(here), folderOf(there)];
  if (there.startsWith('..')) return undefined;

  if (rowOf(options, there) < rowOf(options, here) && rowOf(options, there) >= 0) {
    return `${from} may not import ${to}: imports run downhill (${order(options)}). Move what both need further down, or pass it in.`;
  }

  const isSibling = from === to && options.apart.includes(from);
  if (isSibling && branchOf(here) !== branchOf(there)) {
    return `${branchOf(here)} may not import ${branchOf(there)}: ${from} know nothing of each other. Move what both need further down.`;
  }
  if (from !== to && options.apart.includes('*') && isUnnamed(options, from) && isUnnamed(options, to)) {
    return `${from} may not import ${to}: features know nothing of each other. Move what both need further down.`;
  }
  return undefined;
}

const folderOf = (path: string) => path.split(/[/.]/)[0] ?? '';

const branchOf = (path: string) => path.split('/').slice(0, 2).join('/');

function rowOf(options: Options, path: string): number {
  const folder = isUnnamed(options, folderOf(path)) ? '*' : folderOf(path);
  return options.rows.findIndex((row) => row.includes(folder));
}

const isUnnamed = (options: Options, folder: string) => !options.rows.some((row) => row.includes(folder));

const order = (options: Options) => options.rows.map((row) => row.join(', ')).join(' → ');

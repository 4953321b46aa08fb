import { readCommandLine, stop } from '../command-line.ts';
import { readCoverage } from './coverage.ts';
import { proofsOf, summaryOf } from './report.ts';

const HELP = `Says what proves the specification: each section with its lines, or some lines with their proofs.

  npm run coverage -- [id …]       for example EML-08 or SPEC-7.2-a`;

const { positionals } = readCommandLine(HELP, { allowPositionals: true });
const coverage = readCoverage();

if (positionals.length === 0) console.log(summaryOf(coverage));
for (const id of positionals) console.log(proofsOf(coverage, id) ?? stop(`The specification has no line ${id}.`));

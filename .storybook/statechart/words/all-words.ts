import type { AllWords, MachineWords } from './words.ts';

const files = import.meta.glob<MachineWords>('../../../admin/src/**/*.words.ts', { eager: true, import: 'words' });

/** The words of all machines: they load with the first chart that is looked at. */
export const allWords: AllWords = Object.fromEntries(Object.values(files).map((words) => [words.machine, words]));

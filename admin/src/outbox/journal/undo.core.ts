import type { Change, PartialUndo } from './journal.types.ts';
import type { ChangedPart, UndoRules } from './undo.types.ts';

/** The effect that an undo would have now. */
export interface UndoPlan<Command = unknown> {
  /** The command that takes back whatever can be; `null` when nothing can. */
  inverse: Command | null;
  /** Why some or all of it stays: somebody changed it later, or there is nothing left of it. */
  obstacle: 'changed since' | 'nothing left' | null;
  /** The parts that stay when only some can be undone. */
  partial: PartialUndo | null;
}

type Piece<Command> = Change<Command> & Part;

type Fate = 'undoable' | 'changed since' | 'nothing left';

/**
 * Plans the undo of a change, so that it takes back only what nobody has changed since: part by part, where the command has parts.
 *
 * @param now what the server has, with this person's pending commands on top
 * @param later the person's own later commands about the same feature, which must stay
 */
export function planUndo<Now, Command>(
  rules: UndoRules<Now, Command>,
  now: Now,
  change: Change<Command>,
  later: readonly Command[],
): UndoPlan<Command> {
  const pieces = piecesOf(rules, change);
  const laterParts = later.flatMap((command) => partsOf(rules, command).map((part) => pick(rules, command, [part])));
  const fates = pieces.map((piece) => fateOf(rules, now, piece, laterParts));
  const undoable = pieces.filter((_, index) => fates[index] === 'undoable');
  const changed = pieces.filter((_, index) => fates[index] === 'changed since');
  const obstacle = changed.length > 0 ? 'changed since' : null;

  if (undoable.length === 0) return { inverse: null, obstacle: obstacle ?? 'nothing left', partial: null };
  const inverse = pick(rules, change.inverse, undoable);
  if (obstacle === null) return { inverse, obstacle, partial: null };
  const left = changed.flatMap(({ name }) => name ?? []);
  const rest = { command: pick(rules, change.command, changed), inverse: pick(rules, change.inverse, changed) };
  return { inverse, obstacle, partial: { left, rest } };
}

function fateOf<Now, Command>(
  rules: UndoRules<Now, Command>,
  now: Now,
  { command, inverse }: Piece<Command>,
  later: readonly Command[],
): Fate {
  const stands = rules.stands ?? ((state, one) => rules.apply(state, one) === state);
  const disturbs = (state: Now) => later.some((one) => stands(now, one, null) && !stands(state, one, null));
  const after = rules.apply(now, inverse);
  if (after === now && !rules.isAddition?.(inverse)) {
    // It may only be as it was because of a later command, whose own undo would restore what this one did.
    return disturbs(rules.apply(now, command)) ? 'changed since' : 'nothing left';
  }
  return stands(now, command, inverse) && !disturbs(after) ? 'undoable' : 'changed since';
}

/** The parts of a change that changed something, each as a change of its own. */
function piecesOf<Now, Command>(rules: UndoRules<Now, Command>, change: Change<Command>): Piece<Command>[] {
  const pieces = partsOf(rules, change.command).map((part) => ({
    ...part,
    command: pick(rules, change.command, [part]),
    inverse: pick(rules, change.inverse, [part]),
  }));
  return pieces.filter(({ command, inverse }) => JSON.stringify(command) !== JSON.stringify(inverse));
}

/** A command as a whole has no key. */
type Part = Partial<ChangedPart>;

function partsOf<Now, Command>(rules: UndoRules<Now, Command>, command: Command): readonly Part[] {
  const parts = rules.parts?.(command) ?? [];
  return parts.length > 0 ? parts : [{}];
}

function pick<Now, Command>({ only }: UndoRules<Now, Command>, command: Command, parts: readonly Part[]): Command {
  const keys = parts.flatMap(({ key }) => key ?? []);
  return keys.length > 0 && only ? only(command, keys) : command;
}

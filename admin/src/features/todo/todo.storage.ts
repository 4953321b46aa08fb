import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import { SORTS, type TodoSort } from './model/todo.query.ts';

const schema: v.GenericSchema<unknown, TodoSort> = v.picklist(SORTS);

/** The order that a person chose last. */
export const storedSort = createPersisted<TodoSort>('embarque.todo-sort', schema, 'manual');

import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

type Scene = Pick<StoryContext, 'canvas' | 'canvasElement'>;

/** Keeps the view, the day and the events as a page does, and hands on what it is called with. */
export function Kept(props: EventCalendarProps) {
  const [events, setEvents] = useState(props.events);
  const [view, setView] = useState(props.view);
  const [date, setDate] = useState(props.date);
  return (
    <EventCalendar
      {...props}
      events={events}
      view={view}
      date={date}
      onViewChange={(change) => {
        props.onViewChange(change);
        setView(change.view);
        setDate(change.date);
      }}
      onDateChange={(change) => {
        props.onDateChange(change);
        setDate(change.date);
      }}
      onMove={(move) => {
        props.onMove?.(move);
        setEvents((all) => all.map((event) => (event.id === move.id ? { ...event, ...move.to } : event)));
      }}
      onDelete={(deleted) => {
        props.onDelete?.(deleted);
        setEvents((all) => all.filter(({ id }) => id !== deleted.event.id));
      }}
    />
  );
}

/** Shows a move, until the server is said to refuse it. */
export function Refused(args: EventCalendarProps) {
  const [moved, setMoved] = useState(args.events);
  const [view, setView] = useState(args.view);
  return (
    <>
      <Button onClick={() => setMoved(args.events)}>Refuse</Button>
      <EventCalendar
        {...args}
        events={moved}
        view={view}
        onViewChange={(change) => setView(change.view)}
        onMove={({ id, to }) => setMoved((all) => all.map((event) => (event.id === id ? { ...event, ...to } : event)))}
      />
    </>
  );
}

/** The parts of an event in sight: one for each week or day that it is on. */
export const facesOf = ({ canvasElement }: Scene, id: string) =>
  [...canvasElement.querySelectorAll<HTMLElement>(`[data-event="${id}"]`)].filter(
    (face) => !face.closest('.ec-mirror'),
  );

export const faceOf = (scene: Scene, id: string) => required(facesOf(scene, id)[0], `event ${id}`);

export const cellOf = ({ canvasElement }: Scene, day: string) =>
  required(canvasElement.querySelector<HTMLElement>(`.ec-cell[data-date="${day}"]`), `day ${day}`);

export const laneOf = ({ canvasElement }: Scene, day: string) =>
  required(canvasElement.querySelector<HTMLElement>(`.ec-lane[data-date="${day}"]`), `lane ${day}`);

/** The day that an event begins on, by the cell that it stands in. */
export const dayOf = (scene: Scene, id: string) =>
  faceOf(scene, id).closest<HTMLElement>('.ec-cell, .ec-lane')?.dataset['date'];

/** Events have places, and can be pressed. */
export const isPlaced = (scene: Scene, id: string) => waitFor(() => expect(faceOf(scene, id)).toBeVisible());

export const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** The days or the slot that are dragged over. */
const underWay = '.ec-highlight, .ec-mirror';

/** Lifts an event by mouse and carries it over a day, at the height of a slot in it, without dropping it. */
export async function lift(face: HTMLElement, onto: Element, slot: Element = onto) {
  face.scrollIntoView({ block: 'nearest' });
  const [from, to] = [middleOf(face), { ...middleOf(onto), clientY: middleOf(slot).clientY }];
  const start = { clientX: face.getBoundingClientRect().left + 12, clientY: from.clientY };
  await fireEvent.pointerDown(face, { ...start, button: 0 });
  await fireEvent.mouseDown(face, { ...start, button: 0 });
  await fireEvent.mouseMove(document, { clientX: start.clientX + 10, clientY: start.clientY });
  await fireEvent.mouseMove(document, to);
  await waitFor(() => expect(document.querySelector(underWay)).toBeInTheDocument());
  return to;
}

export async function drop(at: { clientX: number; clientY: number }) {
  await fireEvent.pointerUp(document, at);
  await fireEvent.mouseUp(document, at);
  await isOver();
}

/** FullCalendar ends a drag a moment after its release. */
export const isOver = () => waitFor(() => expect(document.querySelector('.ec-dragging')).toBeNull());

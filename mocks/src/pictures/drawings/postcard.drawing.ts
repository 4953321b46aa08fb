import { type Chances, pick } from '../../lib/time/clock.ts';
import { day, dusk, type Light, midnight, morning, sky } from './scene.light.ts';
import { aurora, bay, city, desert, fields, island, lighthouse, peaks, type Place } from './scene.places.ts';
import { picture, type Shape } from '../svg.ts';

const places: [Place, ...Place[]] = [bay, peaks, city, desert, island, fields, lighthouse, aurora];

// The landscape that the name of a destination suggests. The first match decides; without one, chance does.
const known: readonly (readonly [name: RegExp, place: Place])[] = [
  [/\b(iceland|norway|troms|lapland|aurora|arctic|north)/, aurora],
  [/\b(alps|andes|ski|snow|winter|mountain|patagonia|bariloche|zermatt|nepal|peru|chile)/, peaks],
  [/\b(rio|bay|harbou?r|coast|salvador|cape-?town|sail)/, bay],
  [/\b(island|noronha|beach|azores|bahamas|maldives|bali|thailand|caribbean|cape-verde|hawaii)/, island],
  [/\b(desert|atacama|sahara|morocco|dubai|egypt|jordan|fez)/, desert],
  [/\b(tuscany|douro|provence|vineyard|porto|france|italy|mendoza)/, fields],
  [/\b(light|ireland|scotland|portugal|galicia|maine)/, lighthouse],
  [/\b(city|tokyo|japan|lisbon|york|paulo|london|paris|berlin|madrid|istanbul|seoul|singapore)/, city],
];

/** A view of a destination. */
export function drawPostcard(id: string, chances: Chances): string {
  return picture(640, 400, scene(id, chances));
}

/** The view itself, for pictures that frame it, in 640 by 400. */
export function scene(id: string, chances: Chances): Shape {
  const place = known.find(([name]) => name.test(id))?.[1] ?? pick(places, chances);
  const light: Light = place === aurora ? midnight : pick([dusk, day, morning, dusk, midnight], chances);
  return sky(light, chances()) + place(light, chances);
}

import { feather } from './feather.data.ts';
import { IconBrowser } from './IconBrowser.tsx';

/** All icons by their names; a press copies the code that shows one. */
export const Feather = () => <IconBrowser icons={feather} />;

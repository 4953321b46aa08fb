import { feather } from './feather.data.ts';
import { IconBrowser } from '../../components/icon-browser/IconBrowser.tsx';

/** All icons by their names; a press copies the code that shows one. */
export const Feather = () => <IconBrowser icons={feather} />;

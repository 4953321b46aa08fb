import { feather } from './feather.data.ts';
import { IconBrowser } from '../../components/icon-browser/IconBrowser.tsx';

/** All icons by name. Click one to copy its code. */
export const Feather = () => <IconBrowser icons={feather} />;

import { Splash } from './Splash.tsx';

export const WithLogo = () => <Splash />;

import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { destinations, Postcard } from './Postcard.tsx';

/** Every destination that there is a picture of. */
export const Destinations = () => (
  <Grid>
    {destinations.map((destination) => (
      <Postcard key={destination} destination={destination} />
    ))}
  </Grid>
);

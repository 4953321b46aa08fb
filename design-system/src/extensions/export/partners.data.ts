export interface Partner {
  id: string;
  email: string;
  name: string;
  website: string;
  /** The place by policies sold this year. */
  rank: number;
}

/** Agencies that sell policies, for the examples. */
export const partners: Partner[] = [
  partner('P-101', 'ana@lisboaviagens.example', 'Lisboa Viagens', 4),
  partner('P-102', 'kenji@tokyotravel.example', 'Tokyo Travel', 2),
  partner('P-103', 'marina@riotours.example', 'Rio Tours', 1),
  partner('P-104', 'ahmed@cairojourneys.example', 'Cairo Journeys', 7),
  partner('P-105', 'lara@alpinetrips.example', 'Alpine Trips', 5),
  partner('P-106', 'sigrun@nordurljos.example', 'Norðurljós Ferðir', 9),
  partner('P-107', 'james@hudsonair.example', 'Hudson Air Desk', 3),
  partner('P-108', 'aishath@atollstays.example', 'Atoll Stays', 10),
  partner('P-109', 'tatiane@horizonte.example', 'Agência Horizonte', 6),
  partner('P-110', 'omar@gatetwelve.example', 'Gate Twelve', 8),
];

function partner(id: string, email: string, name: string, rank: number): Partner {
  return { id, email, name, website: `https://${email.split('@')[1]}`, rank };
}

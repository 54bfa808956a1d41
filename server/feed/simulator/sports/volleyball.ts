import { minute, second } from '../play/moment.ts';
import { setsMatch } from '../play/sets-match.ts';
import type { FeedSport } from './feed-sport.ts';

const tieBreakSet = 4;

const play = setsMatch({
  needed: 3,
  rule: (set) => ({ target: set === tieBreakSet ? 15 : 25, margin: 2 }),
  part: 'S',
  setMarkets: ['ML', 'AH', 'OU', 'OE'],
  inSets: { handicap: 'AHS', total: 'OUS', score: 'SS3' },
  inPoints: true,
  steps: [-10, -5, 5, 10],
  phase: 'SET',
  host: 0.004,
  supremacy: 0.02,
  point: 28 * second,
  pause: 3 * minute,
  setKey: 'S',
  serve: 'winner',
});

/** Volleyball: best of five sets to 25, the fifth to 15, two points ahead. */
export const volleyball: FeedSport = {
  play,
  longest: 10,
  usual: 6,
  leagues: [
    {
      id: 4401,
      country: 'Italy',
      name: 'SuperLega',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Perugia, Trento, Lube Civitanova, Piacenza, Verona, Modena, Milano, Cisterna, Monza, Padova, Grottazzolina, Cuneo',
    },
    {
      id: 4402,
      country: 'Poland',
      name: 'PlusLiga',
      tier: 2,
      zone: 1,
      also: 'WY',
      teams:
        'Lublin, Zawiercie, Jastrzębski Węgiel, Asseco Resovia, Warszawa, Kędzierzyn-Koźle, Skra Bełchatów, Olsztyn, Suwałki, Częstochowa, Gdańsk, Gorzów, Chełm, Lwów',
    },
    {
      id: 4403,
      country: 'Serbia',
      name: 'Superliga',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Radnički Kragujevac, Vojvodina, Partizan, Mladi radnik Požarevac, Ribnica Kraljevo, Crvena zvezda, Spartak Subotica, Karađorđe Topola, Niš, Dubočica Leskovac',
    },
    {
      id: 4404,
      country: 'Germany',
      name: 'Bundesliga',
      tier: 1,
      zone: 1,
      also: 'W',
      teams:
        'Berlin Recycling Volleys, VfB Friedrichshafen, Helios Grizzlys Giesen, SWD Powervolleys Düren, SVG Lüneburg, ASV Dachau, WWK Volleys Herrsching, Freiburg, Warriors Berlin, VC Bitterfeld-Wolfen',
    },
    {
      id: 4405,
      country: 'France',
      name: 'Ligue A',
      tier: 1,
      zone: 1,
      also: 'W',
      teams:
        'Tours, Montpellier, Chaumont, Poitiers, Paris, Toulouse, Narbonne, Sète, Saint-Nazaire, Nice, Cannes, Nantes Rezé',
    },
    {
      id: 4406,
      country: 'Türkiye',
      name: 'Efeler Ligi',
      tier: 2,
      zone: 3,
      also: 'W',
      teams:
        'Ziraat Bankkart, Halkbank, Fenerbahçe, Galatasaray, Arkas, Spor Toto, Altekma, Cizre, Bursa Büyükşehir, Kuşgöz İzmir',
    },
    {
      id: 4407,
      country: 'Brazil',
      name: 'Superliga',
      tier: 2,
      zone: -3,
      rounds: 3,
      also: 'W',
      teams: 'Cruzeiro, Campinas, Minas, SESI Bauru, Suzano, Joinville, Guarulhos, Praia Clube, São José, Goiás',
    },
    {
      id: 4408,
      country: 'Japan',
      name: 'SV.League',
      tier: 2,
      zone: 9,
      rounds: 3,
      also: 'W',
      teams:
        'Suntory Sunbirds, Osaka Bluteon, Wolfdogs Nagoya, JT Thunders, Tokyo Great Bears, Sakai Blazers, JTEKT Stings, Voreas Hokkaido, Toray Arrows, Nippon Steel',
    },
  ],
};

import { minute, second } from '../play/moment.ts';
import { bestOf, setsMatch } from '../play/sets-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = setsMatch({
  ...bestOf(4, 3, 1),
  part: 'S',
  setMarkets: ['ML', 'OU'],
  inSets: { handicap: 'AHS', total: 'OUS', score: null },
  inPoints: true,
  steps: [-4, -2, 2, 4],
  phase: 'SET',
  host: 0,
  supremacy: 0.07,
  point: 150 * second,
  pause: 3 * minute,
  setKey: 'S',
  legs: true,
  serve: 'turn',
});

/** Darts: best of seven sets, three legs of 501 win a set. */
export const darts: FeedSport = {
  play,
  longest: 8,
  usual: 4,
  leagues: [
    {
      id: 8401,
      country: 'World',
      name: 'PDC World Series',
      tier: 1,
      zone: 0,
      rounds: 7,
      teams:
        'Luke Littler, Luke Humphries, Michael van Gerwen, Stephen Bunting, James Wade, Gian van Veen, Jonny Clayton, Chris Dobey, Gary Anderson, Danny Noppert, Josh Rock, Gerwyn Price, Ross Smith, Martin Schindler, Damon Heta, Rob Cross',
    },
    {
      id: 8402,
      country: 'Europe',
      name: 'European Tour',
      tier: 2,
      zone: 1,
      rounds: 7,
      teams:
        'Nathan Aspinall, Dave Chisnall, Ryan Searle, Mike De Decker, Jermaine Wattimena, Dirk van Duijvenbode, Peter Wright, Luke Woodhouse, Ryan Joyce, Daryl Gurney, Cameron Menzies, Krzysztof Ratajski, Gabriel Clemens, Ricardo Pietreczko, Andrew Gilding, Niels Zonneveld',
    },
    {
      id: 8403,
      country: 'World',
      name: 'Women’s Series',
      tier: 2,
      zone: 1,
      rounds: 7,
      teams:
        'Beau Greaves, Lisa Ashton, Fallon Sherrock, Gemma Hayter, Noa-Lynn van Leuven, Mikuru Suzuki, Lorraine Winstanley, Deta Hedman',
    },
    {
      id: 8404,
      country: 'Australia',
      name: 'DPA Pro Tour',
      tier: 3,
      zone: 10,
      rounds: 7,
      teams:
        'Simon Whitlock, Joe Comito, Brody Klinge, Tim Pusey, Mal Cuming, Gordon Mathers, James Bailey, Jonny Tata',
    },
  ],
};

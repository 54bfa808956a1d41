import { tennisMatch } from '../play/tennis.ts';
import type { FeedSport } from './feed-sport.ts';

/** Beach tennis: no bounce and no second serve, so that the server's edge is small. */
export const beachTennis: FeedSport = {
  play: tennisMatch({ onServe: () => 0.53, pace: 0.6 }),
  longest: 10,
  usual: 3,
  leagues: [
    {
      id: 8601,
      country: 'World',
      name: 'Sand Series',
      tier: 1,
      zone: -3,
      rounds: 7,
      teams:
        'Mattia Spoto / Michele Cappelletti, Nicolas Gianotti / Mathieu Guegano, Antomi Ramos / Aksel Samardzic, Daniel Mola / Giovanni Cariani, Andre Baran / Allan Oliveira, Hugo Russo / Fabricio Neis, Doriano Beccaccioli / Davide Benussi, Tommaso Giovannini / Diego Bollettinari',
    },
    {
      id: 8602,
      country: 'World',
      name: 'Sand Series Women',
      tier: 1,
      zone: -3,
      rounds: 7,
      teams:
        'Giulia Gasparri / Ninny Valentini, Patricia Diaz / Rafaella Miiller, Vitoria Marchezini / Sofia Chow, Nicole Nobile / Elizaveta Kudinova, Marcela Vita / Raquel Iotte, Veronica Casadei / Greta Giusti',
    },
    {
      id: 8603,
      country: 'Italy',
      name: 'BT 200 Cervia',
      tier: 2,
      zone: 1,
      rounds: 7,
      teams:
        'Luca Cramarossa / Marco Garavini, Niccolo Strano / Alessandro Calbucci, Theo Irigaray / Ralff Abreu, Matteo Marighella / Luca Meliconi, Filippo Boscolo / Nicolo Gasparri, Jacopo Meloni / Diego Fabbri',
    },
  ],
};

/** Tennis at a sixteenth of the time, drawn by a machine, day and night. */
export const virtualTennis: FeedSport = {
  play: tennisMatch({ onServe: () => 0.62, pace: 0.06 }),
  longest: 0,
  usual: 1,
  leagues: [
    {
      id: 8821,
      country: 'World',
      name: 'Virtual Grand Slam',
      tier: 4,
      zone: 0,
      rounds: 672,
      teams: 'Red, Blue, Green, Yellow, Orange, Violet, White, Black',
    },
  ],
};

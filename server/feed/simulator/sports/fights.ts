import { boutMatch } from '../play/bout.ts';
import type { FeedSport } from './feed-sport.ts';

/** Mixed martial arts: three rounds of five minutes; every second bout ends before the judges are asked. */
export const martialArts: FeedSport = {
  play: boutMatch({ rounds: 3, minutes: 5, stop: 0.22, submissions: 0.4, draw: 0, supremacy: 0.55 }),
  longest: 2,
  usual: 1,
  leagues: [
    {
      id: 8701,
      country: 'USA',
      name: 'UFC',
      tier: 1,
      zone: -6,
      rounds: 1,
      teams:
        'Islam Makhachev, Ilia Topuria, Khamzat Chimaev, Merab Dvalishvili, Alex Pereira, Alexandre Pantoja, Alexander Volkanovski, Tom Aspinall, Jack Della Maddalena, Dricus Du Plessis, Arman Tsarukyan, Movsar Evloev, Magomed Ankalaev, Petr Yan, Max Holloway, Justin Gaethje, Paddy Pimblett, Belal Muhammad, Sean Strickland, Charles Oliveira, Shavkat Rakhmonov, Umar Nurmagomedov, Diego Lopes, Ian Garry, Robert Whittaker, Israel Adesanya, Jiří Procházka, Ciryl Gane',
    },
    {
      id: 8702,
      country: 'USA',
      name: 'UFC Women',
      tier: 1,
      zone: -6,
      rounds: 1,
      teams:
        'Valentina Shevchenko, Kayla Harrison, Zhang Weili, Mackenzie Dern, Manon Fiorot, Natália Silva, Tatiana Suarez, Alexa Grasso, Virna Jandiroba, Erin Blanchfield, Rose Namajunas, Julianna Peña',
    },
    {
      id: 8703,
      country: 'Europe',
      name: 'KSW',
      tier: 2,
      zone: 1,
      rounds: 1,
      teams:
        'Salahdine Parnasse, Marian Ziółkowski, Paweł Pawlak, Sebastian Przybysz, Phil De Fries, Adrian Bartosiński, Patryk Kaczmarczyk, Mamed Khalidov, Arkadiusz Wrzosek, Darko Stošić',
    },
    {
      id: 8704,
      country: 'Thailand',
      name: 'ONE Championship',
      tier: 2,
      zone: 7,
      rounds: 2,
      teams:
        'Christian Lee, Anatoly Malykhin, Adriano Moraes, Tang Kai, Fabricio Andrade, Oumar Kane, Jarred Brooks, Joshua Pacio, Reug Reug, Yuya Wakamatsu',
    },
  ],
};

/** Boxing: twelve rounds of three minutes, decided by the judges more often than not. */
export const boxing: FeedSport = {
  play: boutMatch({ rounds: 12, minutes: 3, stop: 0.05, submissions: 0, draw: 0.03, supremacy: 0.6 }),
  longest: 4,
  usual: 2,
  leagues: [
    {
      id: 8751,
      country: 'World',
      name: 'Heavyweight',
      tier: 1,
      zone: 0,
      rounds: 1,
      teams:
        'Oleksandr Usyk, Tyson Fury, Anthony Joshua, Fabio Wardley, Joseph Parker, Daniel Dubois, Agit Kabayel, Filip Hrgović, Zhang Zhilei, Moses Itauma, Deontay Wilder, Derek Chisora',
    },
    {
      id: 8752,
      country: 'World',
      name: 'Super middleweight',
      tier: 1,
      zone: -6,
      rounds: 1,
      teams:
        'Terence Crawford, Canelo Álvarez, Christian Mbilli, Diego Pacheco, Hamzah Sheeraz, Lester Martínez, Jaime Munguía, Caleb Plant, Edgar Berlanga, Armando Reséndiz',
    },
    {
      id: 8753,
      country: 'World',
      name: 'Lightweight',
      tier: 1,
      zone: -6,
      rounds: 1,
      teams:
        'Shakur Stevenson, Gervonta Davis, Abdullah Mason, Keyshawn Davis, William Zepeda, Raymond Muratalla, Andy Cruz, Lamont Roach, Frank Martin, Sam Noakes',
    },
    {
      id: 8754,
      country: 'Japan',
      name: 'Bantamweight',
      tier: 2,
      zone: 9,
      rounds: 2,
      teams:
        'Naoya Inoue, Junto Nakatani, Takuma Inoue, Tenshin Nasukawa, Seiya Tsutsumi, Jesse Rodriguez, Antonio Vargas, Nonito Donaire',
    },
  ],
};

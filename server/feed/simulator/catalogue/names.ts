/** First names and surnames by language; the feed makes its players of them. */
interface Names {
  countries: string;
  first: string;
  last: string;
}

const pools: readonly Names[] = [
  {
    countries: 'Serbia, Bosnia and Herzegovina, Croatia, Slovenia, Montenegro, North Macedonia',
    first: 'Marko, Nikola, Luka, Stefan, Aleksa, Filip, Ivan, Petar, Vuk, Miloš, Ognjen, Dino',
    last: 'Petrović, Jovanović, Nikolić, Ilić, Kovačević, Marković, Pavlović, Babić, Stanković, Savić, Vidović, Perić, Lazić, Tomić, Knežević, Radić, Živković, Matić, Bošković, Đurić, Simić, Grbić, Mandić, Horvat, Novak, Zorić',
  },
  {
    countries: 'Italy',
    first: 'Marco, Luca, Matteo, Andrea, Davide, Simone, Federico, Lorenzo, Nicolò, Alessio, Pietro, Giacomo',
    last: 'Rossi, Bianchi, Ferrari, Esposito, Romano, Colombo, Ricci, Marino, Greco, Conti, De Luca, Costa, Giordano, Mancini, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Gatti, Pellegrini',
  },
  {
    countries: 'Spain, Mexico, Argentina, Chile, Colombia, Peru',
    first: 'Javier, Sergio, Pablo, Álvaro, Diego, Iker, Adrián, Hugo, Rubén, Marcos, Gonzalo, Mateo',
    last: 'García, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Ruiz, Díaz, Moreno, Álvarez, Romero, Navarro, Torres, Domínguez, Gil, Serrano, Molina, Castro, Ortega, Rubio, Vargas, Herrera, Medina, Iglesias, Cortés',
  },
  {
    countries: 'Germany, Austria, Switzerland',
    first: 'Lukas, Jonas, Felix, Maximilian, Leon, Niklas, Tim, Julian, Moritz, Fabian, Simon, David',
    last: 'Müller, Schmidt, Schneider, Fischer, Weber, Wagner, Becker, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Lange, Werner, Krause, Lehmann, Huber',
  },
  {
    countries: 'France, Belgium',
    first: 'Lucas, Hugo, Antoine, Théo, Maxime, Romain, Nathan, Julien, Baptiste, Quentin, Enzo, Clément',
    last: 'Martin, Bernard, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy, Roux, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Faure, Mercier, Blanc, Guérin, Chevalier, Perrin, Renard, Marchand, Colin, Picard',
  },
  {
    countries: 'Portugal, Brazil',
    first: 'João, Tiago, Rui, Pedro, Diogo, Rafael, Gabriel, Bruno, André, Gonçalo, Mateus, Felipe',
    last: 'Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves, Gomes, Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares, Vieira',
  },
  {
    countries: 'Netherlands',
    first: 'Daan, Sem, Lars, Thijs, Bram, Jesse, Ruben, Sven, Niels, Joris, Koen, Stijn',
    last: 'de Jong, Jansen, de Vries, Bakker, Visser, Smit, Meijer, de Boer, Mulder, Bos, Vos, Peters, Hendriks, Dekker, Brouwer, Dijkstra, Kok, Jacobs, Vermeer, Koster, Willems, Prins, Blom, Huisman, Peeters, Kuipers',
  },
  {
    countries: 'Turkey, Türkiye',
    first: 'Emre, Mert, Can, Burak, Kerem, Ozan, Arda, Yusuf, Berkay, Umut, Tolga, Efe',
    last: 'Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Erdoğan, Güneş, Aksoy, Bulut',
  },
  {
    countries: 'Greece',
    first:
      'Giorgos, Dimitris, Kostas, Nikos, Giannis, Panagiotis, Vasilis, Christos, Stefanos, Andreas, Thanasis, Petros',
    last: 'Papadopoulos, Vlachos, Angelopoulos, Nikolaidis, Georgiou, Dimitriadis, Papanikolaou, Vasiliou, Ioannidis, Karagiannis, Oikonomou, Makris, Alexiou, Konstantinidis, Lamprou, Panagos, Galanis, Kyriakou, Manolas, Samaras, Sideris, Theodorou, Tsakalidis, Zervas, Markou, Stavrou',
  },
  {
    countries: 'Albania',
    first: 'Ardit, Erion, Klajdi, Endri, Bledi, Altin, Gentian, Ilir, Kristi, Redi, Serxho, Arbër',
    last: 'Hoxha, Shehu, Leka, Gjoka, Dervishi, Kola, Prifti, Çela, Marku, Brahimi, Hysa, Bajrami, Lala, Muça, Rama, Cami, Deda, Ndoj, Basha, Xhafa, Zeka, Malaj, Sula, Toska, Kuka, Vata',
  },
  {
    countries: 'Slovakia, Czech Republic, Poland',
    first: 'Jakub, Tomáš, Martin, Michal, Adam, Lukáš, Patrik, Dominik, Vojtěch, Kamil, Mateusz, Kacper',
    last: 'Novák, Svoboda, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Pokorný, Kowalski, Nowak, Wiśniewski, Zieliński, Kamiński, Lewandowicz, Baláž, Kováč, Tóth, Hudák, Sedlák, Doležal, Beneš, Fiala, Wójcik, Mazur',
  },
  {
    countries: 'Hungary',
    first: 'Bence, Máté, Levente, Ádám, Dániel, Balázs, Gergő, Zoltán, Tamás, Péter, Kristóf, Áron',
    last: 'Nagy, Kovács, Szabó, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Papp, Takács, Juhász, Lakatos, Mészáros, Oláh, Simon, Rácz, Fekete, Szilágyi, Török, Fehér, Gál, Kis, Pintér, Szűcs',
  },
  {
    countries: 'Romania',
    first: 'Andrei, Alexandru, Mihai, Ionuț, Ștefan, Cristian, Răzvan, Vlad, Darius, Florin, Denis, Octavian',
    last: 'Popescu, Ionescu, Popa, Dumitru, Stan, Stoica, Gheorghe, Matei, Rusu, Munteanu, Ciobanu, Marin, Lazăr, Constantin, Moldovan, Dobre, Florea, Nistor, Mihăilă, Oprea, Sârbu, Tudor, Voicu, Manea, Barbu, Tănase',
  },
  {
    countries: 'Bulgaria, Ukraine, Russia, Kazakhstan',
    first: 'Ivan, Georgi, Dmitri, Nikita, Kirill, Oleksandr, Maksim, Artem, Daniil, Viktor, Bohdan, Timur',
    last: 'Ivanov, Petrov, Dimitrov, Georgiev, Todorov, Kolev, Smirnov, Volkov, Morozov, Pavlov, Sokolov, Lebedev, Kozlov, Orlov, Kravets, Bondarenko, Shevchuk, Melnyk, Tkachenko, Kovalenko, Yankov, Stoyanov, Angelov, Zaitsev, Belov, Akhmetov',
  },
  {
    countries: 'Sweden, Norway, Denmark, Finland, Lithuania',
    first: 'Oskar, Emil, Viktor, Magnus, Sander, Mikkel, Rasmus, Elias, Jonas, Henrik, Mathias, Aleksi',
    last: 'Andersson, Johansson, Nilsson, Larsson, Olsen, Hansen, Johansen, Berg, Haugen, Nielsen, Jensen, Pedersen, Christensen, Lund, Dahl, Lindqvist, Bergström, Holm, Virtanen, Korhonen, Laine, Mäkelä, Kazlauskas, Sørensen, Eriksson, Strand',
  },
  {
    countries: 'Japan',
    first: 'Takumi, Haruto, Sota, Ren, Yuto, Kaito, Daichi, Riku, Shota, Kenta, Hiroki, Ryo',
    last: 'Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki, Yamaguchi, Matsumoto, Inoue, Kimura, Hayashi, Shimizu, Saito, Mori, Abe, Ikeda, Hashimoto, Ishikawa, Ogawa',
  },
  {
    countries: 'South Korea, China',
    first: 'Min-jun, Seo-jun, Ji-ho, Hyun-woo, Jun-seo, Do-yun, Sung-min, Wei, Hao, Jian, Lei, Yang',
    last: 'Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Shin, Seo, Kwon, Hwang, Ahn, Song, Wang, Zhang, Liu, Chen, Huang, Zhao, Wu, Zhou, Xu',
  },
  {
    countries: 'Saudi Arabia, Egypt',
    first: 'Ahmed, Mohammed, Omar, Khaled, Youssef, Ali, Hassan, Saleh, Faisal, Karim, Tarek, Nasser',
    last: 'Al-Harbi, Al-Otaibi, Al-Ghamdi, Al-Qahtani, Al-Shehri, Al-Dossari, Al-Zahrani, Al-Mutairi, Hamdan, Mansour, Farouk, Saeed, Ibrahim, Mahmoud, Sobhi, Fathi, Gaber, Hegazi, Kamal, Ashraf, Rashid, Sami, Shawky, Taha, Wahba, Zaki',
  },
];

/** For all other countries. */
const elsewhere: Omit<Names, 'countries'> = {
  first: 'James, Harry, Jack, Oliver, Ryan, Callum, Ethan, Nathan, Lewis, Tyler, Jordan, Connor',
  last: 'Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Evans, Walker, White, Roberts, Green, Hall, Wood, Harris, Clarke, Turner, Hill, Cooper, Ward, Morgan, Bennett',
};

const split = (list: string): readonly string[] => list.split(',').map((name) => name.trim());
const both = ({ first, last }: Omit<Names, 'countries'>) => ({ first: split(first), last: split(last) });
const byCountry = new Map(
  pools.flatMap((pool) => {
    const names = both(pool);
    return split(pool.countries).map((country) => [country, names] as const);
  }),
);
const others = both(elsewhere);

/** Competitions of a continent bring names of many languages. */
const abroad: readonly string[] = ['Europe', 'World'];
const mixed = 15;

/** The name of the n-th player of a country; none of the next three hundred has the same. */
export const playerName = (country: string, n: number): string => {
  if (abroad.includes(country)) {
    const pool = pools[n % mixed] ?? elsewhere;
    return nameIn(both(pool), Math.floor(n / mixed));
  }
  return nameIn(byCountry.get(country) ?? others, n);
};

const nameIn = ({ first, last }: ReturnType<typeof both>, n: number): string => {
  const surname = n % last.length;
  return `${first[(Math.floor(n / last.length) + surname * 5) % first.length]} ${last[surname]}`;
};

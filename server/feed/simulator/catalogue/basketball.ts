import type { LeagueSource } from './league.ts';

/** Basketball: real countries, leagues and clubs, strongest first within a league. */
export const basketballLeagues: readonly LeagueSource[] = [
  {
    id: 401,
    country: 'Europe',
    name: 'EuroLeague',
    tier: 1,
    zone: 1,
    teams:
      'Olympiacos, Real Madrid, Fenerbahçe, Panathinaikos, Hapoel Tel Aviv, Monaco, Žalgiris Kaunas, Crvena zvezda, Barcelona, Valencia, Milano, Partizan, Dubai, Anadolu Efes, Maccabi Tel Aviv, Virtus Bologna, Bayern München, Paris, Baskonia, ASVEL',
  },
  {
    id: 402,
    country: 'Europe',
    name: 'ABA liga',
    tier: 1,
    zone: 1,
    also: 'Y',
    teams:
      'Budućnost, Cedevita Olimpija, Igokea, Mega, Bosna, Zadar, Cibona, Krka, FMP, Spartak Subotica, Borac Čačak, Split, SC Derby, U-BT Cluj-Napoca, Ilirija, Studentski centar',
  },
  {
    id: 403,
    country: 'Serbia',
    name: 'Košarkaška liga',
    tier: 1,
    zone: 1,
    also: 'WY',
    teams:
      'Vojvodina, OKK Beograd, Čačak 94, Zlatibor, Metalac, Sloga, Dynamic, Radnički Kragujevac, Tamiš, Mladost Zemun, Joker Sombor, Hercegovac, Sloboda Užice, Vršac',
  },
  {
    id: 404,
    country: 'Italy',
    name: 'Serie A',
    tier: 1,
    zone: 1,
    also: 'WY',
    teams:
      'Brescia, Trieste, Venezia, Tortona, Trento, Reggiana, Udine, Napoli, Varese, Trapani, Sassari, Treviso, Cremona, Cantù',
  },
  {
    id: 405,
    country: 'England',
    name: 'Super League',
    tier: 2,
    zone: 0,
    also: 'W',
    teams:
      'London Lions, Leicester Riders, Cheshire Phoenix, B. Braun Sheffield Sharks, Bristol Flyers, Newcastle Eagles, Manchester, Caledonia Gladiators, Surrey 89ers, Plymouth City Patriots',
  },
  {
    id: 406,
    country: 'Spain',
    name: 'Liga ACB',
    tier: 1,
    zone: 1,
    also: 'WY',
    teams:
      'Unicaja, Tenerife, Joventut, Gran Canaria, Murcia, Zaragoza, Manresa, Bilbao, Breogán, Lleida, Girona, Burgos, Andorra, Granada',
  },
  {
    id: 407,
    country: 'Germany',
    name: 'Bundesliga',
    tier: 1,
    zone: 1,
    also: 'WY',
    teams:
      'Ulm, ALBA Berlin, Bonn, Würzburg, Oldenburg, Ludwigsburg, Chemnitz, Bamberg, Vechta, Rostock, Heidelberg, Hamburg, Frankfurt, Braunschweig, Trier, Jena',
  },
  {
    id: 408,
    country: 'France',
    name: 'Betclic Élite',
    tier: 1,
    zone: 1,
    also: 'WY',
    teams:
      'Bourg, Cholet, Nanterre, Strasbourg, Le Mans, Dijon, Limoges, Saint-Quentin, Nancy, Chalon, Gravelines, Boulazac, Le Portel, Roanne',
  },
  {
    id: 409,
    country: 'Greece',
    name: 'Basket League',
    tier: 2,
    zone: 2,
    teams: 'AEK, PAOK, Aris, Peristeri, Promitheas, Kolossos, Panionios, Maroussi, Karditsa, Iraklis',
  },
  {
    id: 410,
    country: 'Turkey',
    name: 'Süper Ligi',
    tier: 2,
    zone: 3,
    also: 'WY',
    teams:
      'Beşiktaş, Bahçeşehir, Türk Telekom, Galatasaray, Tofaş, Karşıyaka, Manisa, Bursaspor, Mersin, Petkim Aliağa, Esenler Erokspor, Büyükçekmece, Trabzonspor, Merkezefendi',
  },
  {
    id: 411,
    country: 'Lithuania',
    name: 'LKL',
    tier: 2,
    zone: 2,
    teams: 'Rytas Vilnius, Wolves, Lietkabelis, Šiauliai, Juventus Utena, Neptūnas, Nevėžis, Jonava, Gargždai, Wolmar',
  },
  {
    id: 412,
    country: 'Poland',
    name: 'Basket Liga',
    tier: 3,
    zone: 1,
    also: 'W',
    teams:
      'Śląsk Wrocław, Trefl Sopot, Start Lublin, Legia, King Szczecin, Anwil, Stal Ostrów, Czarni Słupsk, Dziki Warszawa, Arka Gdynia, Toruń, Górnik Wałbrzych, Zielona Góra, Gliwice',
  },
  {
    id: 413,
    country: 'Israel',
    name: 'Super League',
    tier: 2,
    zone: 2,
    teams:
      'Hapoel Jerusalem, Hapoel Holon, Bnei Herzliya, Maccabi Ramat Gan, Ironi Ness Ziona, Hapoel Galil Elyon, Hapoel Afula, Kiryat Ata, Elitzur Netanya, Maccabi Rishon',
  },
  {
    id: 414,
    country: 'Russia',
    name: 'VTB United League',
    tier: 2,
    zone: 3,
    also: 'Y',
    teams:
      'CSKA Moscow, Zenit, UNICS Kazan, Lokomotiv Kuban, MBA Moscow, Parma Perm, Enisey, Avtodor, Uralmash, Samara',
  },
  {
    id: 415,
    country: 'USA',
    name: 'NBA',
    tier: 1,
    zone: -6,
    rounds: 3,
    teams:
      'Oklahoma City Thunder, Denver Nuggets, Houston Rockets, Cleveland Cavaliers, New York Knicks, Minnesota Timberwolves, Los Angeles Lakers, Orlando Magic, San Antonio Spurs, Detroit Pistons, Golden State Warriors, Boston Celtics, LA Clippers, Atlanta Hawks, Milwaukee Bucks, Toronto Raptors, Miami Heat, Philadelphia 76ers, Chicago Bulls, Portland Trail Blazers, Dallas Mavericks, Memphis Grizzlies, Phoenix Suns, Indiana Pacers, Charlotte Hornets, Sacramento Kings, New Orleans Pelicans, Utah Jazz, Brooklyn Nets, Washington Wizards',
  },
  {
    id: 416,
    country: 'USA',
    name: 'G League',
    tier: 4,
    zone: -7,
    rounds: 3,
    teams:
      'Stockton Kings, Osceola Magic, Sioux Falls Skyforce, Austin Spurs, Santa Cruz Warriors, Maine Celtics, Westchester Knicks, Salt Lake City Stars, Capital City Go-Go, Rip City Remix, South Bay Lakers, Valley Suns, Grand Rapids Gold, Windy City Bulls, Cleveland Charge, Delaware Blue Coats, Raptors 905, Texas Legends, Iowa Wolves, Oklahoma City Blue',
  },
  {
    id: 417,
    country: 'Mexico',
    name: 'LNBP',
    tier: 3,
    zone: -6,
    rounds: 3,
    teams:
      'Diablos Rojos, Halcones de Xalapa, Astros de Jalisco, Soles de Mexicali, Fuerza Regia, Santos del Potosí, Halcones Rojos, Libertadores, Panteras, Dorados, Abejas, Correbasket',
  },
  {
    id: 418,
    country: 'Argentina',
    name: 'Liga Nacional',
    tier: 3,
    zone: -3,
    also: 'W',
    rounds: 3,
    teams:
      'Boca Juniors, Instituto, Quimsa, Regatas Corrientes, Ferro, Gimnasia, Obras, San Lorenzo, Olímpico, Oberá, Peñarol, Unión Santa Fe, Platense, Argentino, San Martín, Atenas',
  },
  {
    id: 419,
    country: 'Brazil',
    name: 'NBB',
    tier: 3,
    zone: -3,
    also: 'W',
    rounds: 3,
    teams:
      'Franca, Flamengo, Minas, Bauru, Pinheiros, São Paulo, Brasília, Corinthians, Mogi, Paulistano, União Corinthians, Vasco da Gama, Botafogo, Fortaleza, Caxias, Pato',
  },
  {
    id: 421,
    country: 'China',
    name: 'CBA',
    tier: 3,
    zone: 8,
    also: 'WY',
    rounds: 3,
    teams:
      'Zhejiang Golden Bulls, Guangdong Southern Tigers, Liaoning Flying Leopards, Shanghai Sharks, Beijing Ducks, Shanxi Loongs, Guangsha Lions, Xinjiang Flying Tigers, Shandong Heroes, Qingdao Eagles, Beijing Royal Fighters, Shenzhen Leopards, Nanjing Monkey Kings, Guangzhou Loong Lions, Jilin Tigers, Tianjin Pioneers, Sichuan Blue Whales, Fujian Sturgeons, Ningbo Rockets, Jiangsu Dragons',
  },
  {
    id: 422,
    country: 'Japan',
    name: 'B.League',
    tier: 3,
    zone: 9,
    also: 'WY',
    rounds: 3,
    teams:
      'Utsunomiya Brex, Chiba Jets, Ryukyu Golden Kings, Alvark Tokyo, Mikawa Seahorses, Nagoya Diamond Dolphins, Gunma Crane Thunders, Shimane Susanoo Magic, Hiroshima Dragonflies, Nagasaki Velca, Saga Ballooners, Sun Rockers Shibuya, Kawasaki Brave Thunders, Yokohama B-Corsairs, Osaka Evessa, Toyama Grouses, Akita Northern Happinets, Ibaraki Robots, Kyoto Hannaryz, Sendai 89ers',
  },
  {
    id: 423,
    country: 'South Korea',
    name: 'KBL',
    tier: 3,
    zone: 9,
    also: 'W',
    rounds: 3,
    teams:
      'Changwon LG Sakers, Seoul SK Knights, Anyang JungKwanJang, Suwon KT Sonicboom, Busan KCC Egis, Ulsan Hyundai Mobis, Wonju DB Promy, Daegu KOGAS, Goyang Sono, Seoul Samsung Thunders',
  },
  {
    id: 424,
    country: 'Australia',
    name: 'NBL',
    tier: 2,
    zone: 10,
    also: 'WY',
    rounds: 3,
    teams:
      'Sydney Kings, Illawarra Hawks, Melbourne United, Perth Wildcats, South East Melbourne Phoenix, Adelaide 36ers, Tasmania JackJumpers, New Zealand Breakers, Brisbane Bullets, Cairns Taipans',
  },
  {
    id: 426,
    country: 'New Zealand',
    name: 'NBL',
    tier: 3,
    zone: 12,
    rounds: 3,
    teams:
      'Canterbury Rams, Auckland Tuatara, Wellington Saints, Otago Nuggets, Southland Sharks, Nelson Giants, Hawke’s Bay Hawks, Taranaki Airs, Franklin Bulls, Tauranga Whai',
  },
  {
    id: 427,
    country: 'Kazakhstan',
    name: 'National League',
    tier: 4,
    zone: 5,
    rounds: 3,
    teams: 'Astana, Barsy Atyrau, Aktobe, Irbis Almaty, Kaspiy Aktau, Tobol Kostanay, Kökshe Bulak, Otrar Shymkent',
  },
  {
    id: 428,
    country: 'India',
    name: 'Elite Pro',
    tier: 4,
    zone: 5,
    rounds: 3,
    teams:
      'Chennai Heat, Pune Panthers, Delhi Dribblers, Bengaluru Kings, Mumbai Titans, Hyderabad Falcons, Gujarat Stallions, Chandigarh Warriors, Kerala Knights, Punjab Wild',
  },
];

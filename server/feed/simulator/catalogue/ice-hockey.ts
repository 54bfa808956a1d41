import type { LeagueSource } from './league.ts';

/** Ice hockey: real countries, leagues and clubs, strongest first within a league. */
export const iceHockeyLeagues: readonly LeagueSource[] = [
  {
    id: 801,
    country: 'USA',
    name: 'NHL',
    tier: 1,
    zone: -6,
    rounds: 3,
    teams:
      'Florida Panthers, Colorado Avalanche, Carolina Hurricanes, Dallas Stars, Vegas Golden Knights, Edmonton Oilers, Tampa Bay Lightning, Winnipeg Jets, Toronto Maple Leafs, Los Angeles Kings, New Jersey Devils, Washington Capitals, Ottawa Senators, Minnesota Wild, Montréal Canadiens, St. Louis Blues, New York Rangers, Utah Mammoth, Detroit Red Wings, Vancouver Canucks, Anaheim Ducks, Boston Bruins, Columbus Blue Jackets, New York Islanders, Calgary Flames, Philadelphia Flyers, Pittsburgh Penguins, Buffalo Sabres, Nashville Predators, Seattle Kraken, Chicago Blackhawks, San Jose Sharks',
  },
  {
    id: 802,
    country: 'USA',
    name: 'AHL',
    tier: 4,
    zone: -7,
    rounds: 3,
    teams:
      'Laval Rocket, Abbotsford Canucks, Hershey Bears, Milwaukee Admirals, Charlotte Checkers, Colorado Eagles, Providence Bruins, Grand Rapids Griffins, Texas Stars, Toronto Marlies, Calgary Wranglers, Coachella Valley Firebirds, Rochester Americans, Manitoba Moose, Rockford IceHogs, San Jose Barracuda, Ontario Reign, Bakersfield Condors, Cleveland Monsters, Syracuse Crunch, Utica Comets, Hartford Wolf Pack, Lehigh Valley Phantoms, Springfield Thunderbirds, Tucson Roadrunners, San Diego Gulls, Henderson Silver Knights, Iowa Wild, Belleville Senators, Bridgeport Islanders, Chicago Wolves, Wilkes-Barre Penguins',
  },
  {
    id: 803,
    country: 'Canada',
    name: 'OHL',
    tier: 4,
    zone: -5,
    rounds: 3,
    teams:
      'London Knights, Kitchener Rangers, Windsor Spitfires, Barrie Colts, Brantford Bulldogs, Oshawa Generals, Kingston Frontenacs, Saginaw Spirit, Erie Otters, Ottawa 67’s, Brampton Steelheads, Owen Sound Attack, Sudbury Wolves, Niagara IceDogs, Peterborough Petes, Guelph Storm, Flint Firebirds, North Bay Battalion, Sarnia Sting, Soo Greyhounds',
  },
  {
    id: 804,
    country: 'Canada',
    name: 'WHL',
    tier: 4,
    zone: -8,
    rounds: 3,
    teams:
      'Everett Silvertips, Medicine Hat Tigers, Prince Albert Raiders, Spokane Chiefs, Calgary Hitmen, Edmonton Oil Kings, Lethbridge Hurricanes, Portland Winterhawks, Prince George Cougars, Saskatoon Blades, Tri-City Americans, Victoria Royals, Brandon Wheat Kings, Kelowna Rockets, Kamloops Blazers, Vancouver Giants, Red Deer Rebels, Wenatchee Wild, Seattle Thunderbirds, Moose Jaw Warriors, Swift Current Broncos, Regina Pats',
  },
  {
    id: 805,
    country: 'Russia',
    name: 'KHL',
    tier: 1,
    zone: 3,
    also: 'Y',
    teams:
      'Lokomotiv Yaroslavl, Metallurg Magnitogorsk, Ak Bars Kazan, CSKA Moscow, Traktor Chelyabinsk, Salavat Yulaev, Avangard Omsk, SKA, Dynamo Moscow, Spartak Moscow, Torpedo, Severstal, Dinamo Minsk, Sibir Novosibirsk, Neftekhimik, Avtomobilist, Admiral Vladivostok, Amur Khabarovsk, Barys Astana, Lada, HC Sochi, Shanghai Dragons',
  },
  {
    id: 806,
    country: 'Russia',
    name: 'VHL',
    tier: 4,
    zone: 7,
    rounds: 3,
    teams:
      'Khimik Voskresensk, Yugra, Neftyanik, Dizel Penza, Rubin Tyumen, Molot Perm, Sokol Krasnoyarsk, Metallurg Novokuznetsk, Gornyak Uchaly, Saryarka, Torpedo-Gorky, Bars Kazan, Chelmet, Toros Neftekamsk, Izhstal, Dynamo-Altay',
  },
  {
    id: 807,
    country: 'Sweden',
    name: 'SHL',
    tier: 2,
    zone: 1,
    also: 'WY',
    teams:
      'Skellefteå, Frölunda, Luleå, Färjestad, Växjö, Brynäs, Rögle, Djurgården, Timrå, Malmö Redhawks, Örebro, Linköping, Leksand, HV71',
  },
  {
    id: 808,
    country: 'Finland',
    name: 'Liiga',
    tier: 2,
    zone: 2,
    also: 'WY',
    teams:
      'Ilves, KalPa, Tappara, Lukko, SaiPa, Kärpät, HIFK, HPK, TPS, Pelicans, Ässät, Sport, KooKoo, JYP, Jukurit, Kiekko-Espoo',
  },
  {
    id: 809,
    country: 'Czech Republic',
    name: 'Extraliga',
    tier: 2,
    zone: 1,
    also: 'Y',
    teams:
      'Pardubice, Sparta Praha, Kometa Brno, Oceláři Třinec, Mountfield HK, České Budějovice, Karlovy Vary, Plzeň, Vítkovice, Liberec, Kladno, Litvínov, Olomouc, Mladá Boleslav',
  },
  {
    id: 810,
    country: 'Switzerland',
    name: 'National League',
    tier: 2,
    zone: 1,
    also: 'WY',
    teams:
      'ZSC Lions, Lausanne, Zug, Davos, Bern, Servette Genève, Fribourg-Gottéron, Kloten, Lugano, Biel, Rapperswil-Jona, Langnau, Ambrì-Piotta, Ajoie',
  },
  {
    id: 811,
    country: 'Germany',
    name: 'DEL',
    tier: 2,
    zone: 1,
    also: 'WY',
    teams:
      'Eisbären Berlin, Adler Mannheim, ERC Ingolstadt, Red Bull München, Kölner Haie, Fischtown Pinguins, Straubing Tigers, Grizzlys Wolfsburg, Nürnberg Ice Tigers, Schwenninger Wild Wings, Augsburger Panther, Löwen Frankfurt, Iserlohn Roosters, Dresdner Eislöwen',
  },
  {
    id: 812,
    country: 'Austria',
    name: 'ICE League',
    tier: 3,
    zone: 1,
    teams:
      'RB Salzburg, KAC, HCB Südtirol, Fehérvár, VSV, Black Wings Linz, Graz99ers, Vienna Capitals, Olimpija Ljubljana, Pioneers Vorarlberg, Innsbruck, HC Pustertal, Ferencváros, Asiago',
  },
  {
    id: 813,
    country: 'Slovakia',
    name: 'Extraliga',
    tier: 3,
    zone: 1,
    also: 'Y',
    teams:
      'Nitra, Košice, Slovan Bratislava, Spišská Nová Ves, Michalovce, Zvolen, Poprad, Liptovský Mikuláš, Žilina, Trenčín, Prešov, Banská Bystrica',
  },
  {
    id: 814,
    country: 'France',
    name: 'Ligue Magnus',
    tier: 3,
    zone: 1,
    teams:
      'Rouen, Angers, Bordeaux, Grenoble, Cergy-Pontoise, Amiens, Marseille, Nice, Chamonix, Anglet, Briançon, Gap',
  },
  {
    id: 815,
    country: 'England',
    name: 'Elite League',
    tier: 3,
    zone: 0,
    teams:
      'Belfast Giants, Sheffield Steelers, Cardiff Devils, Nottingham Panthers, Guildford Flames, Coventry Blaze, Glasgow Clan, Manchester Storm, Dundee Stars, Fife Flyers',
  },
  {
    id: 816,
    country: 'Norway',
    name: 'EHL',
    tier: 3,
    zone: 1,
    teams:
      'Storhamar, Stavanger Oilers, Vålerenga, Frisk Asker, Stjernen, Sparta Sarpsborg, Comet Halden, Lillehammer, Lørenskog, Narvik',
  },
  {
    id: 817,
    country: 'Denmark',
    name: 'Metal Ligaen',
    tier: 3,
    zone: 1,
    teams:
      'Odense Bulldogs, Herning Blue Fox, Esbjerg Energy, SønderjyskE, Aalborg Pirates, Rungsted, Rødovre, Frederikshavn, Herlev, Hvidovre',
  },
  {
    id: 818,
    country: 'Poland',
    name: 'Ekstraliga',
    tier: 3,
    zone: 1,
    teams:
      'GKS Tychy, GKS Katowice, Unia Oświęcim, JKH Jastrzębie, Cracovia, Zagłębie Sosnowiec, Energa Toruń, Podhale Nowy Targ, Polonia Bytom, STS Sanok',
  },
  {
    id: 819,
    country: 'Japan',
    name: 'Asia League',
    tier: 3,
    zone: 9,
    also: 'WY',
    rounds: 3,
    teams: 'Red Eagles Hokkaido, Nikko Icebucks, HL Anyang, Yokohama Grits, Tohoku Free Blades, Stars Kobe',
  },
  {
    id: 820,
    country: 'Australia',
    name: 'AIHL',
    tier: 4,
    zone: 10,
    also: 'Y',
    rounds: 3,
    teams:
      'Canberra Brave, Melbourne Mustangs, Melbourne Ice, Newcastle Northstars, Sydney Bears, Sydney Ice Dogs, Adelaide Adrenaline, Perth Thunder, Central Coast Rhinos, Brisbane Lightning',
  },
  {
    id: 821,
    country: 'Kazakhstan',
    name: 'Pro Hokei Ligasy',
    tier: 3,
    zone: 5,
    also: 'Y',
    rounds: 3,
    teams:
      'Nomad, Beibarys Atyrau, Kulager Petropavl, Arlan Kokshetau, Gornyak Rudny, Torpedo Ust-Kamenogorsk, Altay, Irtysh Pavlodar',
  },
  {
    id: 822,
    country: 'China',
    name: 'National Championship',
    tier: 4,
    zone: 8,
    also: 'WY',
    rounds: 3,
    teams:
      'Qiqihar, Harbin, Beijing Lions, Shenzhen KRS, Chengde, Tianjin, Guangdong Ice, Sichuan Pandas, Jilin City, Heilongjiang, Hebei Stars, Shanghai Sharks',
  },
  {
    id: 823,
    country: 'New Zealand',
    name: 'NZIHL',
    tier: 4,
    zone: 12,
    also: 'Y',
    rounds: 3,
    teams:
      'Stampede Queenstown, Canterbury Red Devils, Botany Swarm, West Auckland Admirals, Dunedin Thunder, Auckland Mako',
  },
];

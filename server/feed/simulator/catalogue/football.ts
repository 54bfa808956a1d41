import type { LeagueSource } from './league.ts';

/** Football: real countries, leagues and clubs, strongest first within a league. Long because it is a list. */
export const footballLeagues: readonly LeagueSource[] = [
  {
    id: 1,
    country: 'Serbia',
    name: 'Superliga',
    tier: 1,
    zone: 1,
    also: 'WRY',
    teams:
      'Crvena zvezda, Partizan, Vojvodina, TSC Bačka Topola, Čukarički, Radnički Kragujevac, Novi Pazar, OFK Beograd, Radnički Niš, Železničar Pančevo, Mladost Lučani, Spartak Subotica, IMT Novi Beograd, Napredak Kruševac, Javor Ivanjica, Radnik Surdulica',
  },
  {
    id: 2,
    country: 'Serbia',
    name: 'Prva liga',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Mačva Šabac, Voždovac, Zemun, Jedinstvo Ub, Borac Čačak, Sloven Ruma, Grafičar Beograd, Smederevo, Vršac, Loznica, Dubočica, Trajal Kruševac, Tekstilac Odžaci, Ušće Novi Beograd, Kabel Novi Sad, Dinamo Jug',
  },
  {
    id: 3,
    country: 'Italy',
    name: 'Serie A',
    tier: 1,
    zone: 1,
    also: 'WRY',
    teams:
      'Inter, Napoli, Juventus, Milan, Roma, Atalanta, Lazio, Bologna, Fiorentina, Como, Torino, Udinese, Sassuolo, Genoa, Cagliari, Parma, Lecce, Hellas Verona, Cremonese, Pisa',
  },
  {
    id: 4,
    country: 'Italy',
    name: 'Serie B',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Monza, Venezia, Palermo, Frosinone, Empoli, Modena, Bari, Cesena, Catanzaro, Sampdoria, Spezia, Südtirol, Juve Stabia, Padova, Reggiana, Avellino, Mantova, Pescara, Carrarese, Virtus Entella',
  },
  {
    id: 5,
    country: 'England',
    name: 'Premier League',
    tier: 1,
    zone: 0,
    also: 'WRY',
    teams:
      'Manchester City, Arsenal, Liverpool, Chelsea, Newcastle United, Tottenham Hotspur, Aston Villa, Manchester United, Brighton & Hove Albion, Nottingham Forest, Crystal Palace, Bournemouth, Brentford, Fulham, Everton, West Ham United, Wolverhampton Wanderers, Leeds United, Sunderland, Burnley',
  },
  {
    id: 6,
    country: 'England',
    name: 'Championship',
    tier: 2,
    zone: 0,
    also: 'RY',
    teams:
      'Leicester City, Southampton, Ipswich Town, Coventry City, Middlesbrough, Sheffield United, West Bromwich Albion, Norwich City, Birmingham City, Wrexham, Bristol City, Watford, Stoke City, Swansea City, Millwall, Blackburn Rovers, Hull City, Queens Park Rangers, Derby County, Preston North End, Portsmouth, Charlton Athletic, Oxford United, Sheffield Wednesday',
  },
  {
    id: 7,
    country: 'England',
    name: 'League One',
    tier: 4,
    zone: 0,
    teams:
      'Luton Town, Cardiff City, Plymouth Argyle, Bolton Wanderers, Huddersfield Town, Bradford City, Reading, Stockport County, Wycombe Wanderers, Barnsley, Blackpool, Rotherham United, Peterborough United, Leyton Orient, Lincoln City, Wigan Athletic, Exeter City, Doncaster Rovers, Mansfield Town, Stevenage, AFC Wimbledon, Northampton Town, Burton Albion, Port Vale',
  },
  {
    id: 8,
    country: 'Spain',
    name: 'LaLiga',
    tier: 1,
    zone: 1,
    also: 'WRY',
    teams:
      'Real Madrid, Barcelona, Atlético Madrid, Villarreal, Athletic Bilbao, Real Betis, Real Sociedad, Valencia, Celta Vigo, Osasuna, Rayo Vallecano, Girona, Sevilla, Mallorca, Espanyol, Getafe, Alavés, Elche, Levante, Real Oviedo',
  },
  {
    id: 9,
    country: 'Spain',
    name: 'LaLiga 2',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Almería, Deportivo La Coruña, Las Palmas, Racing Santander, Málaga, Sporting Gijón, Valladolid, Leganés, Granada, Cádiz, Real Zaragoza, Eibar, Huesca, Castellón, Burgos, Córdoba, Albacete, Mirandés, Andorra, Cultural Leonesa, Ceuta, Real Sociedad B',
  },
  {
    id: 10,
    country: 'Germany',
    name: 'Bundesliga',
    tier: 1,
    zone: 1,
    also: 'WRY',
    teams:
      'Bayern München, Bayer Leverkusen, Borussia Dortmund, RB Leipzig, Eintracht Frankfurt, VfB Stuttgart, SC Freiburg, TSG Hoffenheim, Borussia Mönchengladbach, VfL Wolfsburg, Werder Bremen, Mainz 05, 1. FC Union Berlin, FC Augsburg, 1. FC Köln, Hamburger SV, FC St. Pauli, 1. FC Heidenheim',
  },
  {
    id: 11,
    country: 'Germany',
    name: '2. Bundesliga',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Schalke 04, Hertha BSC, Hannover 96, SV Elversberg, 1. FC Kaiserslautern, Fortuna Düsseldorf, SC Paderborn, Karlsruher SC, 1. FC Nürnberg, SV Darmstadt 98, Holstein Kiel, VfL Bochum, 1. FC Magdeburg, Greuther Fürth, Arminia Bielefeld, Dynamo Dresden, Preußen Münster, Eintracht Braunschweig',
  },
  {
    id: 12,
    country: 'France',
    name: 'Ligue 1',
    tier: 1,
    zone: 1,
    also: 'WRY',
    teams:
      'Paris Saint-Germain, Marseille, Monaco, Lille, Lyon, Nice, Lens, Strasbourg, Rennes, Brest, Toulouse, Auxerre, Nantes, Paris FC, Angers, Le Havre, Lorient, Metz',
  },
  {
    id: 13,
    country: 'France',
    name: 'Ligue 2',
    tier: 3,
    zone: 1,
    teams:
      'Saint-Étienne, Reims, Montpellier, Troyes, Guingamp, Le Mans, Dunkerque, Red Star, Annecy, Pau, Rodez, Grenoble, Amiens, Laval, Clermont, Nancy, Boulogne, Bastia',
  },
  {
    id: 14,
    country: 'Netherlands',
    name: 'Eredivisie',
    tier: 2,
    zone: 1,
    also: 'WR',
    teams:
      'PSV, Feyenoord, Ajax, AZ, Utrecht, Twente, NEC, Groningen, Sparta Rotterdam, Go Ahead Eagles, Heerenveen, Fortuna Sittard, PEC Zwolle, NAC Breda, Volendam, Excelsior, Heracles, Telstar',
  },
  {
    id: 15,
    country: 'Portugal',
    name: 'Primeira Liga',
    tier: 2,
    zone: 0,
    also: 'R',
    teams:
      'Sporting CP, Porto, Benfica, Braga, Vitória Guimarães, Famalicão, Moreirense, Gil Vicente, Estoril, Rio Ave, Santa Clara, Casa Pia, Nacional, Arouca, Estrela Amadora, Tondela, Alverca, AVS',
  },
  {
    id: 16,
    country: 'Belgium',
    name: 'Pro League',
    tier: 2,
    zone: 1,
    also: 'WR',
    teams:
      'Club Brugge, Union Saint-Gilloise, Anderlecht, Genk, Gent, Antwerp, Standard Liège, Charleroi, Sint-Truiden, Mechelen, Westerlo, OH Leuven, Cercle Brugge, Zulte Waregem, Dender, La Louvière',
  },
  {
    id: 17,
    country: 'Turkey',
    name: 'Süper Lig',
    tier: 2,
    zone: 3,
    also: 'RY',
    teams:
      'Galatasaray, Fenerbahçe, Beşiktaş, Trabzonspor, Başakşehir, Samsunspor, Göztepe, Alanyaspor, Konyaspor, Gaziantep, Kasımpaşa, Antalyaspor, Rizespor, Kocaelispor, Gençlerbirliği, Eyüpspor, Kayserispor, Fatih Karagümrük',
  },
  {
    id: 18,
    country: 'Greece',
    name: 'Super League',
    tier: 2,
    zone: 2,
    also: 'R',
    teams:
      'Olympiacos, PAOK, AEK Athens, Panathinaikos, Aris, OFI, Atromitos, Volos, Asteras Tripolis, Panetolikos, Kifisia, Levadiakos, Larissa, Panserraikos',
  },
  {
    id: 19,
    country: 'Croatia',
    name: 'HNL',
    tier: 2,
    zone: 1,
    also: 'R',
    teams:
      'Dinamo Zagreb, Hajduk Split, Rijeka, Osijek, Varaždin, Slaven Belupo, Lokomotiva Zagreb, Istra 1961, Gorica, Vukovar 1991',
  },
  {
    id: 20,
    country: 'Bosnia and Herzegovina',
    name: 'Premijer liga',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Borac Banja Luka, Zrinjski Mostar, Sarajevo, Željezničar, Široki Brijeg, Velež Mostar, Sloga Doboj, Posušje, Radnik Bijeljina, Rudar Prijedor',
  },
  {
    id: 21,
    country: 'Montenegro',
    name: 'Prva CFL',
    tier: 3,
    zone: 1,
    teams:
      'Budućnost Podgorica, Sutjeska Nikšić, Dečić, Mornar Bar, Petrovac, Arsenal Tivat, Bokelj Kotor, Jedinstvo Bijelo Polje, Jezero Plav, Mladost Donja Gorica',
  },
  {
    id: 22,
    country: 'North Macedonia',
    name: 'Prva liga',
    tier: 3,
    zone: 1,
    teams:
      'Shkëndija, Vardar, Struga, Sileks, Rabotnički, Tikvesh, Academy Pandev, Shkupi, Pelister, Makedonija GP, Arsimi, Bashkimi',
  },
  {
    id: 23,
    country: 'Slovenia',
    name: 'Prva liga',
    tier: 3,
    zone: 1,
    teams: 'Olimpija Ljubljana, Celje, Maribor, Koper, Bravo, Mura, Radomlje, Domžale, Primorje, Aluminij',
  },
  {
    id: 24,
    country: 'Albania',
    name: 'Kategoria Superiore',
    tier: 3,
    zone: 1,
    teams: 'Egnatia, Vllaznia, Partizani, Tirana, Dinamo City, Elbasani, Teuta, Bylis, Vora, Flamurtari',
  },
  {
    id: 25,
    country: 'Austria',
    name: 'Bundesliga',
    tier: 2,
    zone: 1,
    also: 'WR',
    teams:
      'RB Salzburg, Sturm Graz, Rapid Wien, Austria Wien, LASK, Wolfsberger AC, Hartberg, SCR Altach, WSG Tirol, Blau-Weiß Linz, Grazer AK, SV Ried',
  },
  {
    id: 26,
    country: 'Switzerland',
    name: 'Super League',
    tier: 2,
    zone: 1,
    also: 'WR',
    teams:
      'Basel, Young Boys, Servette, Lugano, Luzern, St. Gallen, Zürich, Lausanne-Sport, Sion, Thun, Grasshoppers, Winterthur',
  },
  {
    id: 27,
    country: 'Scotland',
    name: 'Premiership',
    tier: 2,
    zone: 0,
    also: 'R',
    teams:
      'Celtic, Rangers, Hearts, Aberdeen, Hibernian, Dundee United, Motherwell, St Mirren, Kilmarnock, Dundee, Falkirk, Livingston',
  },
  {
    id: 28,
    country: 'Poland',
    name: 'Ekstraklasa',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Lech Poznań, Raków Częstochowa, Jagiellonia, Legia Warszawa, Pogoń Szczecin, Górnik Zabrze, Cracovia, Motor Lublin, GKS Katowice, Zagłębie Lubin, Widzew Łódź, Korona Kielce, Piast Gliwice, Radomiak, Lechia Gdańsk, Arka Gdynia, Wisła Płock, Termalica Nieciecza',
  },
  {
    id: 29,
    country: 'Czech Republic',
    name: 'Chance Liga',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Slavia Praha, Sparta Praha, Viktoria Plzeň, Baník Ostrava, Jablonec, Sigma Olomouc, Slovan Liberec, Hradec Králové, Bohemians 1905, Karviná, Mladá Boleslav, Teplice, Slovácko, Pardubice, Zlín, Dukla Praha',
  },
  {
    id: 30,
    country: 'Romania',
    name: 'Liga 1',
    tier: 3,
    zone: 2,
    also: 'R',
    teams:
      'FCSB, CFR Cluj, Universitatea Craiova, Rapid București, Dinamo București, Universitatea Cluj, Farul Constanța, UTA Arad, Petrolul Ploiești, Botoșani, Oțelul Galați, Hermannstadt, Argeș Pitești, Csikszereda, Unirea Slobozia, Metaloglobus',
  },
  {
    id: 31,
    country: 'Hungary',
    name: 'NB I',
    tier: 3,
    zone: 1,
    also: 'R',
    teams:
      'Ferencváros, Puskás Akadémia, Paks, Győr, Debrecen, MTK Budapest, Újpest, Diósgyőr, Nyíregyháza, Zalaegerszeg, Kisvárda, Kazincbarcika',
  },
  {
    id: 32,
    country: 'Bulgaria',
    name: 'Parva liga',
    tier: 3,
    zone: 2,
    teams:
      'Ludogorets, Levski Sofia, CSKA Sofia, CSKA 1948, Arda Kardzhali, Cherno More, Botev Plovdiv, Lokomotiv Plovdiv, Slavia Sofia, Beroe, Spartak Varna, Botev Vratsa, Lokomotiv Sofia, Septemvri Sofia, Montana, Dobrudzha',
  },
  {
    id: 33,
    country: 'Denmark',
    name: 'Superliga',
    tier: 3,
    zone: 1,
    also: 'WR',
    teams:
      'København, Midtjylland, Brøndby, AGF, Nordsjælland, Randers, Silkeborg, Viborg, Odense BK, Sønderjyske, Fredericia, Vejle',
  },
  {
    id: 34,
    country: 'Sweden',
    name: 'Allsvenskan',
    tier: 3,
    zone: 1,
    also: 'WR',
    teams:
      'Malmö FF, Hammarby, AIK, Djurgården, Mjällby, Göteborg, Elfsborg, Häcken, GAIS, Sirius, Brommapojkarna, Norrköping, Degerfors, Halmstad, Värnamo, Öster',
  },
  {
    id: 35,
    country: 'Norway',
    name: 'Eliteserien',
    tier: 3,
    zone: 1,
    also: 'WR',
    teams:
      'Bodø/Glimt, Viking, Rosenborg, Brann, Molde, Tromsø, Sandefjord, Fredrikstad, Sarpsborg 08, Vålerenga, HamKam, Kristiansund, Bryne, KFUM Oslo, Strømsgodset, Haugesund',
  },
  {
    id: 36,
    country: 'Russia',
    name: 'Premier League',
    tier: 2,
    zone: 3,
    also: 'WRY',
    teams:
      'Zenit, Krasnodar, Spartak Moscow, CSKA Moscow, Lokomotiv Moscow, Dynamo Moscow, Rubin Kazan, Rostov, Baltika, Akhmat Grozny, Krylya Sovetov, Akron Togliatti, Orenburg, Dynamo Makhachkala, Pari NN, Sochi',
  },
  {
    id: 37,
    country: 'Ukraine',
    name: 'Premier League',
    tier: 3,
    zone: 2,
    teams:
      'Shakhtar Donetsk, Dynamo Kyiv, Polissya Zhytomyr, Kryvbas, Zorya Luhansk, Karpaty Lviv, Metalist 1925, Kolos Kovalivka, LNZ Cherkasy, Rukh Lviv, Veres Rivne, Obolon Kyiv, Oleksandriya, Kudrivka, Epicentr, Poltava',
  },
  {
    id: 38,
    country: 'Israel',
    name: "Ligat Ha'al",
    tier: 3,
    zone: 2,
    teams:
      "Maccabi Tel Aviv, Hapoel Be'er Sheva, Maccabi Haifa, Beitar Jerusalem, Hapoel Haifa, Hapoel Tel Aviv, Maccabi Netanya, Bnei Sakhnin, Ironi Kiryat Shmona, Hapoel Jerusalem, FC Ashdod, Maccabi Bnei Reineh, Ironi Tiberias, Hapoel Petah Tikva",
  },
  {
    id: 39,
    country: 'Saudi Arabia',
    name: 'Pro League',
    tier: 3,
    zone: 3,
    also: 'Y',
    teams:
      'Al Hilal, Al Nassr, Al Ittihad, Al Ahli, Al Qadsiah, Al Shabab, Al Ettifaq, Al Taawoun, Al Fateh, Al Khaleej, Damac, Al Riyadh, Al Fayha, Al Kholood, Al Okhdood, Al Hazem, NEOM, Al Najma',
  },
  {
    id: 40,
    country: 'USA',
    name: 'MLS',
    tier: 2,
    zone: -6,
    also: 'WRY',
    teams:
      'Inter Miami, LAFC, Philadelphia Union, Columbus Crew, San Diego FC, FC Cincinnati, Vancouver Whitecaps, Seattle Sounders, Orlando City, New York City FC, Charlotte FC, Nashville SC, Minnesota United, LA Galaxy, Portland Timbers, New York Red Bulls, Austin FC, Chicago Fire, FC Dallas, Real Salt Lake, Colorado Rapids, Houston Dynamo, Sporting Kansas City, St. Louis City, New England Revolution, San Jose Earthquakes, Toronto FC, Atlanta United, CF Montréal, D.C. United',
  },
  {
    id: 41,
    country: 'USA',
    name: 'USL Championship',
    tier: 4,
    zone: -8,
    also: 'RY',
    teams:
      'Louisville City, Charleston Battery, New Mexico United, Sacramento Republic, Tulsa, Pittsburgh Riverhounds, San Antonio FC, Phoenix Rising, Hartford Athletic, El Paso Locomotive, Orange County, Tampa Bay Rowdies, Detroit City, Oakland Roots, Colorado Springs Switchbacks, Lexington SC, Indy Eleven, Birmingham Legion, Monterey Bay, Rhode Island FC, Las Vegas Lights, Miami FC, North Carolina FC, Loudoun United',
  },
  {
    id: 42,
    country: 'Mexico',
    name: 'Liga MX',
    tier: 3,
    zone: -6,
    also: 'WRY',
    teams:
      'América, Cruz Azul, Toluca, Tigres UANL, Monterrey, Guadalajara, Pumas UNAM, Pachuca, León, Santos Laguna, Atlas, Necaxa, Tijuana, Juárez, Querétaro, Atlético San Luis, Mazatlán, Puebla',
  },
  {
    id: 43,
    country: 'Brazil',
    name: 'Série A',
    tier: 2,
    zone: -3,
    also: 'WRY',
    teams:
      'Flamengo, Palmeiras, Cruzeiro, Botafogo, Fluminense, Bahia, Mirassol, São Paulo, Internacional, Corinthians, Atlético Mineiro, Grêmio, Red Bull Bragantino, Vasco da Gama, Ceará, Vitória, Santos, Fortaleza, Juventude, Sport Recife',
  },
  {
    id: 44,
    country: 'Brazil',
    name: 'Série B',
    tier: 4,
    zone: -4,
    also: 'RY',
    teams:
      'Coritiba, Athletico Paranaense, Remo, Chapecoense, Criciúma, Goiás, Novorizontino, CRB, Avaí, Cuiabá, Atlético Goianiense, Operário, Vila Nova, América Mineiro, Athletic Club, Botafogo SP, Ferroviária, Amazonas, Volta Redonda, Paysandu',
  },
  {
    id: 45,
    country: 'Argentina',
    name: 'Liga Profesional',
    tier: 2,
    zone: -3,
    also: 'WRY',
    teams:
      'River Plate, Boca Juniors, Racing Club, Rosario Central, Estudiantes, Vélez Sarsfield, Lanús, Talleres, Argentinos Juniors, Independiente, San Lorenzo, Huracán, Defensa y Justicia, Deportivo Riestra, Barracas Central, Belgrano, Tigre, Platense, Unión, Central Córdoba, Newell’s Old Boys, Independiente Rivadavia, Instituto, Banfield, Gimnasia La Plata, Atlético Tucumán, Sarmiento, Aldosivi',
  },
  {
    id: 46,
    country: 'Colombia',
    name: 'Primera A',
    tier: 3,
    zone: -5,
    also: 'RY',
    teams:
      'Atlético Nacional, Junior, América de Cali, Independiente Medellín, Santa Fe, Deportes Tolima, Millonarios, Once Caldas, Atlético Bucaramanga, Deportivo Cali, Fortaleza CEIF, Águilas Doradas, La Equidad, Deportivo Pereira, Deportivo Pasto, Alianza FC, Llaneros, Boyacá Chicó, Envigado, Unión Magdalena',
  },
  {
    id: 47,
    country: 'Chile',
    name: 'Primera División',
    tier: 3,
    zone: -4,
    also: 'RY',
    teams:
      'Coquimbo Unido, Universidad Católica, Colo-Colo, Universidad de Chile, Palestino, O’Higgins, Audax Italiano, Huachipato, Cobresal, Ñublense, Unión La Calera, Everton de Viña, Deportes La Serena, Deportes Limache, Unión Española, Deportes Iquique',
  },
  {
    id: 48,
    country: 'Peru',
    name: 'Liga 1',
    tier: 3,
    zone: -5,
    also: 'R',
    teams:
      'Universitario, Alianza Lima, Sporting Cristal, Melgar, Cusco FC, Cienciano, Deportivo Garcilaso, Alianza Atlético, Sport Huancayo, Los Chankas, ADT Tarma, Atlético Grau, Sport Boys, UTC Cajamarca, Juan Pablo II, Ayacucho FC',
  },
  {
    id: 49,
    country: 'Japan',
    name: 'J1 League',
    tier: 3,
    zone: 9,
    also: 'WRY',
    teams:
      'Kashima Antlers, Kashiwa Reysol, Kyoto Sanga, Sanfrecce Hiroshima, Vissel Kobe, Machida Zelvia, Urawa Reds, Kawasaki Frontale, Gamba Osaka, Cerezo Osaka, FC Tokyo, Avispa Fukuoka, Fagiano Okayama, Shimizu S-Pulse, Yokohama F. Marinos, Nagoya Grampus, Tokyo Verdy, Yokohama FC, Shonan Bellmare, Albirex Niigata',
  },
  {
    id: 50,
    country: 'Japan',
    name: 'J2 League',
    tier: 4,
    zone: 9,
    also: 'RY',
    teams:
      'Mito HollyHock, V-Varen Nagasaki, JEF United, Omiya Ardija, Tokushima Vortis, Vegalta Sendai, Sagan Tosu, Iwaki FC, Jubilo Iwata, Consadole Sapporo, Imabari, Montedio Yamagata, Oita Trinita, Ventforet Kofu, Blaublitz Akita, Fujieda MYFC, Roasso Kumamoto, Renofa Yamaguchi, Kataller Toyama, Ehime',
  },
  {
    id: 51,
    country: 'South Korea',
    name: 'K League 1',
    tier: 3,
    zone: 9,
    also: 'WRY',
    teams:
      'Jeonbuk Motors, Daejeon Citizen, Gimcheon Sangmu, Pohang Steelers, FC Seoul, Gangwon, Gwangju, Ulsan HD, FC Anyang, Suwon FC, Jeju SK, Daegu',
  },
  {
    id: 52,
    country: 'China',
    name: 'Super League',
    tier: 3,
    zone: 8,
    also: 'WRY',
    teams:
      'Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Beijing Guoan, Shandong Taishan, Tianjin Jinmen Tiger, Zhejiang, Yunnan Yukun, Qingdao West Coast, Henan, Dalian Yingbo, Shenzhen Peng City, Wuhan Three Towns, Meizhou Hakka, Qingdao Hainiu, Changchun Yatai',
  },
  {
    id: 53,
    country: 'Australia',
    name: 'A-League',
    tier: 3,
    zone: 10,
    also: 'WRY',
    teams:
      'Melbourne City, Melbourne Victory, Auckland FC, Sydney FC, Western Sydney Wanderers, Adelaide United, Central Coast Mariners, Macarthur, Newcastle Jets, Brisbane Roar, Perth Glory, Wellington Phoenix',
  },
  {
    id: 54,
    country: 'Thailand',
    name: 'Thai League 1',
    tier: 4,
    zone: 7,
    also: 'RY',
    teams:
      'Buriram United, Bangkok United, Port FC, BG Pathum United, Ratchaburi, Muangthong United, Chiangrai United, Prachuap, Sukhothai, Rayong, Uthai Thani, Lamphun Warriors, Nakhon Ratchasima, Ayutthaya United, Chonburi, Kanchanaburi Power',
  },
  {
    id: 55,
    country: 'Indonesia',
    name: 'Super League',
    tier: 4,
    zone: 7,
    also: 'RY',
    teams:
      'Persib Bandung, Borneo, Persija Jakarta, Malut United, Dewa United, Persebaya Surabaya, Bali United, Arema, PSM Makassar, PSIM Yogyakarta, Bhayangkara, Persita, Madura United, Persijap Jepara, Semen Padang, Persis Solo',
  },
  {
    id: 56,
    country: 'India',
    name: 'Super League',
    tier: 4,
    zone: 5,
    also: 'R',
    teams:
      'Mohun Bagan, FC Goa, Bengaluru, Jamshedpur, Mumbai City, NorthEast United, Kerala Blasters, Odisha, East Bengal, Punjab FC, Chennaiyin, Mohammedan',
  },
  {
    id: 57,
    country: 'Egypt',
    name: 'Premier League',
    tier: 3,
    zone: 2,
    also: 'R',
    teams:
      'Al Ahly, Pyramids, Zamalek, Al Masry, Ceramica Cleopatra, National Bank, Smouha, ENPPI, Petrojet, Haras El Hodoud, Modern Sport, Zed, El Gouna, Al Ittihad Alexandria, Pharco, Ismaily',
  },
  {
    id: 58,
    country: 'South Africa',
    name: 'Premiership',
    tier: 3,
    zone: 2,
    also: 'R',
    teams:
      'Mamelodi Sundowns, Orlando Pirates, Kaizer Chiefs, Sekhukhune United, Stellenbosch, AmaZulu, TS Galaxy, Polokwane City, Golden Arrows, Richards Bay, Chippa United, Siwelele, Marumo Gallants, Magesi, Durban City, Orbit College',
  },
];

import type { LeagueSource } from './league.ts';

/** Tennis: tournaments under way all year, each with players of its own; every two days everybody plays. */
export const tennisLeagues: readonly LeagueSource[] = [
  {
    id: 601,
    country: 'Serbia',
    name: 'ATP Belgrade',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Novak Djokovic, Alex de Minaur, Andrey Rublev, Grigor Dimitrov, Miomir Kecmanović, Laslo Djere, Hamad Medjedovic, Dušan Lajović, Roberto Bautista Agut, Fabio Fognini, Dino Prižmić, Filip Krajinović',
  },
  {
    id: 602,
    country: 'Italy',
    name: 'ATP Rome',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Jannik Sinner, Lorenzo Musetti, Holger Rune, Matteo Berrettini, Flavio Cobolli, Luciano Darderi, Lorenzo Sonego, Matteo Arnaldi, Mattia Bellucci, Luca Nardi, Francesco Passaro, Giulio Zeppieri',
  },
  {
    id: 603,
    country: 'England',
    name: "ATP Queen's Club",
    tier: 2,
    zone: 0,
    rounds: 4,
    teams:
      'Jack Draper, Cameron Norrie, Alexander Bublik, Jacob Fearnley, Adrian Mannarino, Billy Harris, Jan Choinski, Arthur Fery, Jack Pinnington Jones, Toby Samuel, Liam Broady, Johannus Monday',
  },
  {
    id: 604,
    country: 'Spain',
    name: 'ATP Barcelona',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Carlos Alcaraz, Stefanos Tsitsipas, Alejandro Davidovich Fokina, Jaume Munar, Pedro Martínez, Pablo Carreño Busta, Roberto Carballés Baena, Martín Landaluce, Rafael Jódar, Daniel Mérida, Carlos Taberner, Albert Ramos',
  },
  {
    id: 605,
    country: 'Germany',
    name: 'ATP Munich',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Alexander Zverev, Daniel Altmaier, Jan-Lennard Struff, Yannick Hanfmann, Justin Engel, Maximilian Marterer, Dominik Koepfer, Rudolf Molleker, Oscar Otte, Diego Dedura, Max Rehberg, Henri Squire',
  },
  {
    id: 606,
    country: 'France',
    name: 'ATP Lyon',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Arthur Fils, Ugo Humbert, Giovanni Mpetshi Perricard, Corentin Moutet, Arthur Rinderknech, Arthur Cazaux, Térence Atmane, Valentin Royer, Quentin Halys, Benjamin Bonzi, Alexandre Müller, Luca Van Assche',
  },
  {
    id: 607,
    country: 'USA',
    name: 'ATP Dallas',
    tier: 2,
    zone: -6,
    rounds: 4,
    teams:
      'Taylor Fritz, Ben Shelton, Tommy Paul, Frances Tiafoe, Learner Tien, Brandon Nakashima, Alex Michelsen, Jenson Brooksby, Reilly Opelka, Marcos Giron, Sebastian Korda, Ethan Quinn, Aleksandar Kovacevic, Mackenzie McDonald, Eliot Spizzirri, Nishesh Basavareddy',
  },
  {
    id: 608,
    country: 'USA',
    name: 'Challenger San Diego',
    tier: 4,
    zone: -8,
    rounds: 7,
    teams:
      'Zachary Svajda, Emilio Nava, Colton Smith, Mitchell Krueger, Tristan Boyer, Michael Zheng, Brandon Holt, Murphy Cassone, Patrick Kypson, Christopher Eubanks, Nicolas Moreno de Alboran, Darwin Blanch',
  },
  {
    id: 609,
    country: 'Australia',
    name: 'ATP Brisbane',
    tier: 2,
    zone: 10,
    rounds: 7,
    teams:
      'Alexei Popyrin, Jordan Thompson, James Duckworth, Christopher O’Connell, Tristan Schoolkate, Adam Walton, Aleksandar Vukic, Rinky Hijikata, Thanasi Kokkinakis, Nick Kyrgios, Li Tu, Dane Sweeny',
  },
  {
    id: 610,
    country: 'Japan',
    name: 'ATP Tokyo',
    tier: 2,
    zone: 9,
    rounds: 7,
    teams:
      'Casper Ruud, Kei Nishikori, Shintaro Mochizuki, Yoshihito Nishioka, Taro Daniel, Yosuke Watanuki, Sho Shimabukuro, Rei Sakamoto, James Trotter, Yasutaka Uchiyama, Hiroki Moriya, Yuta Shimizu',
  },
  {
    id: 611,
    country: 'China',
    name: 'ATP Chengdu',
    tier: 2,
    zone: 8,
    rounds: 7,
    teams:
      'Karen Khachanov, Shang Juncheng, Zhang Zhizhen, Bu Yunchaokete, Wu Yibing, Zhou Yi, Sun Fajing, Te Rigele, Cui Jie, Bai Yan',
  },
  {
    id: 612,
    country: 'Argentina',
    name: 'ATP Buenos Aires',
    tier: 2,
    zone: -3,
    rounds: 7,
    teams:
      'Francisco Cerúndolo, Tomás Martín Etcheverry, Sebastián Báez, Camilo Ugo Carabelli, Mariano Navone, Francisco Comesaña, Thiago Agustín Tirante, Juan Manuel Cerúndolo, Román Burruchaga, Facundo Díaz Acosta, Marco Trungelliti, Genaro Olivieri',
  },
  {
    id: 613,
    country: 'Brazil',
    name: 'Challenger São Paulo',
    tier: 4,
    zone: -3,
    rounds: 7,
    teams:
      'João Fonseca, Thiago Monteiro, Thiago Seyboth Wild, Felipe Meligeni Alves, Gustavo Heide, Matheus Pucinelli, João Lucas Reis da Silva, Daniel Dutra da Silva, Pedro Boscardin, Karue Sell',
  },
  {
    id: 614,
    country: 'Canada',
    name: 'ATP Montréal',
    tier: 2,
    zone: -5,
    rounds: 4,
    teams:
      'Félix Auger-Aliassime, Denis Shapovalov, Gabriel Diallo, Alexis Galarneau, Liam Draxl, Vasek Pospisil, Dan Martin, Cleeve Harper',
  },
  {
    id: 615,
    country: 'Poland',
    name: 'WTA Warsaw',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Iga Świątek, Karolína Muchová, Magdalena Fręch, Linda Nosková, Magda Linette, Kateřina Siniaková, Markéta Vondroušová, Marie Bouzková, Katarzyna Kawa, Maja Chwalińska, Tereza Valentová, Sára Bejlek',
  },
  {
    id: 616,
    country: 'Italy',
    name: 'WTA Rome',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Aryna Sabalenka, Jasmine Paolini, Mirra Andreeva, Elisabetta Cocciaretto, Lucia Bronzetti, Martina Trevisan, Camila Giorgi, Sara Errani, Nuria Brancaccio, Lucrezia Stefanini',
  },
  {
    id: 617,
    country: 'USA',
    name: 'WTA Charleston',
    tier: 2,
    zone: -5,
    rounds: 7,
    teams:
      'Coco Gauff, Jessica Pegula, Madison Keys, Amanda Anisimova, Emma Navarro, McCartney Kessler, Sofia Kenin, Ashlyn Krueger, Ann Li, Peyton Stearns, Hailey Baptiste, Alycia Parks, Caty McNally, Iva Jović',
  },
  {
    id: 618,
    country: 'China',
    name: 'WTA Beijing',
    tier: 2,
    zone: 8,
    rounds: 7,
    teams:
      'Zheng Qinwen, Wang Xinyu, Zhang Shuai, Yuan Yue, Wang Yafan, Zhu Lin, Wang Xiyu, Gao Xinyu, Bai Zhuoxuan, Wei Sijia, Guo Hanyu, You Xiaodi',
  },
  {
    id: 619,
    country: 'Japan',
    name: 'WTA Osaka',
    tier: 2,
    zone: 9,
    rounds: 7,
    teams:
      'Naomi Osaka, Moyuka Uchijima, Ena Shibahara, Nao Hibino, Aoi Ito, Mai Hontama, Mei Yamaguchi, Sara Saito, Himeno Sakatsume, Kyoka Okamura',
  },
  {
    id: 620,
    country: 'Australia',
    name: 'WTA Adelaide',
    tier: 2,
    zone: 10,
    rounds: 7,
    teams:
      'Daria Kasatkina, Maya Joint, Kimberly Birrell, Ajla Tomljanović, Priscilla Hon, Talia Gibson, Olivia Gadecki, Destanee Aiava, Storm Hunter, Arina Rodionova',
  },
  {
    id: 621,
    country: 'England',
    name: 'WTA Nottingham',
    tier: 2,
    zone: 0,
    rounds: 4,
    teams:
      'Emma Raducanu, Elena Rybakina, Katie Boulter, Sonay Kartal, Francesca Jones, Harriet Dart, Jodie Burrage, Heather Watson, Lily Miyazaki, Mingge Xu',
  },
  {
    id: 622,
    country: 'Romania',
    name: 'WTA Cluj-Napoca',
    tier: 2,
    zone: 2,
    rounds: 4,
    teams:
      'Sorana Cîrstea, Jaqueline Cristian, Elena-Gabriela Ruse, Anca Todoni, Irina-Camelia Begu, Ana Bogdan, Olga Danilović, Lola Radivojević, Aleksandra Krunić, Miriam Bulgaru, Donna Vekić, Petra Marčinko',
  },
  {
    id: 623,
    country: 'Mexico',
    name: 'Challenger Monterrey',
    tier: 4,
    zone: -6,
    rounds: 7,
    teams:
      'Rodrigo Pacheco Méndez, Alejandro Tabilo, Nicolás Jarry, Cristian Garín, Nicolás Mejía, Tomás Barrios Vera, Juan Pablo Ficovich, Alex Hernández, Ernesto Escobedo, Luis Patiño',
  },
  {
    id: 624,
    country: 'India',
    name: 'Challenger Bengaluru',
    tier: 4,
    zone: 5,
    rounds: 7,
    teams:
      'Sumit Nagal, Dalibor Svrčina, Jay Clarke, Mukund Sasikumar, Oliver Crawford, Karan Singh, Manas Dhamne, Ramkumar Ramanathan, Dhakshineswar Suresh, Aryan Shah',
  },
  {
    id: 625,
    country: 'Thailand',
    name: 'Challenger Bangkok',
    tier: 4,
    zone: 7,
    rounds: 7,
    teams:
      'Kasidit Samrej, Coleman Wong, Hsu Yu-hsiou, Tseng Chun-hsin, Jason Jung, Kwon Soon-woo, Chung Hyeon, Wu Tung-lin, Maximus Jones, Alibek Kachmazov',
  },
  {
    id: 626,
    country: 'Kazakhstan',
    name: 'ATP Almaty',
    tier: 2,
    zone: 5,
    rounds: 7,
    teams:
      'Daniil Medvedev, Alexander Shevchenko, Timofey Skatov, Roman Safiullin, Beibit Zhukayev, Mikhail Kukushkin, Pavel Kotov, Denis Yevseyev, Dmitry Popko, Khumoyun Sultanov',
  },
  {
    id: 627,
    country: 'Croatia',
    name: 'ATP Umag',
    tier: 2,
    zone: 1,
    rounds: 4,
    teams:
      'Marin Čilić, Borna Ćorić, Borna Gojo, Duje Ajduković, Luka Mikrut, Matej Dodig, Mili Poljičak, Damir Džumhur, Nerman Fatić, Aljaž Bedene',
  },
  {
    id: 628,
    country: 'Greece',
    name: 'WTA Athens',
    tier: 2,
    zone: 2,
    rounds: 4,
    teams:
      'Maria Sakkari, Despina Papamichail, Valentini Grammatikopoulou, Eleni Christofi, Sapfo Sakellaridi, Michaela Laki, Dimitra Pavlou, Martha Matoula',
  },
];

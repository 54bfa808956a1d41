import type { Plugin } from 'vite';

/** What these files bring is never run here: our sockets are websocket only, and all that they carry is JSON. */
const replacements: Record<string, string> = {
  'engine.io-client/build/esm/transports/index.js':
    "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };\n",
  'engine.io-parser/build/esm/contrib/base64-arraybuffer.js': 'export const decode = () => new ArrayBuffer(0);\n',
  'socket.io-parser/build/esm/is-binary.js':
    'export const isBinary = () => false;\nexport const hasBinary = () => false;\n',
  'socket.io-parser/build/esm/binary.js':
    'export const deconstructPacket = () => {};\nexport const reconstructPacket = () => {};\n',
};

/** What i18next says when it is told to debug, and only then: two dozen sentences. */
const debugging = /\bthis\.logger\.(?:warn|log|deprecate|once)\(/g;

/** Parts of packages that a player would load for nothing. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  load: (id) => replacements[id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length)] ?? null,
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: code.replace(debugging, '0&&$&'), map: null }),
  },
};

import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** No match of any feed comes near it, in bytes. */
const largest = 8_000_000;

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** A value as JSON in UTF-8. */
export const written = (what: unknown): Uint8Array => encoder.encode(JSON.stringify(what));

/** As it travels: a match's many markets are much alike, so that a tenth of the bytes is left. */
export const packed = (json: Uint8Array): Uint8Array => deflateRawSync(json, { level: 1 });
export const unpacked = (value: Uint8Array): Uint8Array => inflateRawSync(value, { maxOutputLength: largest });

export const readValue = (value: Uint8Array): unknown => JSON.parse(decoder.decode(unpacked(value)));
export const writeValue = (what: unknown): Uint8Array => packed(written(what));

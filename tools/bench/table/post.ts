/** A call of the studio. */
export const post = (site: string, name: string, body: object): Promise<Response> =>
  fetch(`${site}/play/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

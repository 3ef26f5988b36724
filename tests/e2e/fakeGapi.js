/*
 * Stands in for Google's loader and its frames (`gapi.iframes`), which come from Google's host. Opens a frame in a
 * page, and exchanges messages between the two. Messages wait until somebody listens.
 */
{
  const handlers = new Map();
  const waiting = [];
  const answers = new Map();
  let last = 0;

  const take = (event) => {
    const { gapi: kind, name, id, data } = event.data;
    if (kind === 'answer') answers.get(id)?.(data);
    if (kind !== 'call') return;
    const handler = handlers.get(name);
    if (!handler) waiting.push(event);
    else event.source.postMessage({ gapi: 'answer', id, data: handler(data) }, '*');
  };
  addEventListener('message', take);

  const connect = (to) => ({
    restyle: () => Promise.resolve(),
    ping: () => Promise.resolve(),
    register(name, handler) {
      handlers.set(name, handler);
      for (const event of waiting.splice(0)) take(event);
    },
    send(name, data, callback) {
      last += 1;
      // The SDK throws in its callback after every answer about storage. Google's own frames swallow that error.
      answers.set(
        last,
        (answer) =>
          void Promise.resolve([answer])
            .then(callback)
            .catch(() => {}),
      );
      to.postMessage({ gapi: 'call', name, id: last, data }, '*');
    },
  });

  const context = {
    open: ({ where, url }, callback) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src: url, title: 'sign-in', hidden: true });
        frame.addEventListener('load', () => resolve(callback(connect(frame.contentWindow))));
        where.append(frame);
      }),
    getParentIframe: () => connect(parent),
  };
  window.gapi = {
    load: (_, { callback }) => void setTimeout(callback),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: '*' },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']();
}

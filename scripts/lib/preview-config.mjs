// How Vite serves a built site: as a host of static files does, which answers with `404.html` where nothing is.
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';

const notFoundPage = {
  name: 'tilewright:not-found-page',
  /** @param {any} server of Vite, which the scripts do not depend on */
  configurePreviewServer({ config, middlewares }) {
    const built = join(config.root, config.build.outDir);
    const page = join(built, '404.html');
    if (!existsSync(page)) return undefined;
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {() => void} next
     */
    const answer = ({ url = '/' }, response, next) => {
      const pathname = decodeURI(new URL(url, 'http://localhost').pathname);
      if (pathname.endsWith('.html') && existsSync(join(built, pathname))) return next();
      response.writeHead(404, { 'content-type': 'text/html' });
      createReadStream(page).pipe(response);
    };
    // Behind all files but pages, and where the address of a folder has become that of its page.
    return () => middlewares.use(answer);
  },
};

// Without `mpa` the front page would answer where nothing is.
export default { appType: 'mpa', plugins: [notFoundPage] };

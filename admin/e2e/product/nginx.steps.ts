import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../../.ci/nginx.ts';
import { nginxConf } from '../../serve/nginx.ts';
import type { Served } from '../../serve/serve.ts';
import { builtApiOrigin } from '../../serve/target.ts';
import { freePort } from '../free-port.ts';

/** Serves a build with a real nginx and the file that the build writes for it. */
export async function serveWithNginx(root: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  await writeFile(join(folder, 'site.conf'), nginxConf({ root, listen, apiOrigin: builtApiOrigin(root) }));
  await writeFile(join(folder, 'nginx.conf'), around(folder));
  const nginx = spawn(findNginx() ?? 'nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  return {
    url: `http://${listen}`,
    close: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The configuration around the site. Temporary files stay in the folder of the journey. */
const around = (folder: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    include ${folder}/site.conf;
}
`;

import * as v from 'valibot';

/** Build target, chosen at build time by Vite's mode (specification §7). */
export const TARGETS = ['demo', 'local', 'local-prod', 'homologation', 'production'] as const;
export type Target = (typeof TARGETS)[number];

/** The demo target's sales API is answered in the page; the address exists nowhere. */
export const DEMO_API_BASE = 'https://sales-api.example';
const DEMO_ADMIN_EMAIL = 'admin@demo.com';
const LOCAL_API_BASE = 'http://127.0.0.1:8787';

export interface TargetConfig {
  target: Target;
  /** Absolute http(s) address of the sales API. */
  salesApiBase: string;
  /** Scheme of the Authorization header; empty for the bare token. */
  authScheme: string;
  /** The fixed login token that goes with the credentials: a public value, no secret. */
  loginToken: string;
  /** Minutes without activity after which the session ends; 0 for never. */
  idleMinutes: number;
  /** Email address of the company's administrator, offered where an account lacks a right; `null` when none is set. */
  adminEmail: string | null;
  /** Whether the app shows the customizer (specification §2: not by default). */
  hasCustomizer: boolean;
}

const absoluteHttp = v.pipe(
  v.string('is missing'),
  v.check((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'is not an absolute http(s) address'),
  v.check((text) => {
    const { username, password, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '';
  }, 'has more than a host and a path'),
);

/** @throws Error that names the variable, the target, and what to set */
export function readTarget(env: Readonly<Record<string, unknown>>): TargetConfig {
  const target = v.parse(v.fallback(v.picklist(TARGETS), 'demo'), targetOfMode(env.MODE));
  const base = v.safeParse(
    absoluteHttp,
    target === 'demo' ? DEMO_API_BASE : env.VITE_SALES_API_BASE || defaultBase(target),
    { abortPipeEarly: true },
  );
  if (!base.success) {
    throw new Error(
      `VITE_SALES_API_BASE ${base.issues[0].message}. The target "${target}" has no sales API to call without it. ` +
        `Set it to an address such as https://sales.example.org/api and build again.`,
    );
  }
  return {
    target,
    salesApiBase: base.output,
    authScheme: text(env.VITE_SALES_API_AUTH_SCHEME) ?? 'Bearer',
    loginToken: text(env.VITE_LOGIN_TOKEN) ?? 'embarque-desk',
    idleMinutes: Math.max(0, Number(env.VITE_IDLE_MINUTES) || 0),
    adminEmail: target === 'demo' ? DEMO_ADMIN_EMAIL : text(env.VITE_ADMIN_EMAIL) || null,
    hasCustomizer: env.VITE_CUSTOMIZER === 'on',
  };
}

/** Vite keeps the word `local` for itself, so that target is built in a mode of another name. */
export function targetOfMode(mode: unknown): unknown {
  return mode === 'loopback' ? 'local' : mode;
}

function defaultBase(target: Target): string | undefined {
  return target === 'local' ? LOCAL_API_BASE : undefined;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

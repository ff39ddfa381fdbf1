import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { testFolder } from './test/testFolder.ts'

const DATA_DIR = join(testFolder(), 'data')
const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env)
  return 'problems' in read ? read.problems : []
}

test('requires no setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    dataDir: './data',
    databaseUrl: null,
    tokenSecret: null,
    modelsDailyCredits: 10_000,
    findsLocalModels: true,
    rateLimitFactor: 1,
    logLevel: 'info',
    logFormat: 'json',
    isDevelopment: false,
  })
  expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({ isDevelopment: true })
})

test('uses readable logs on a terminal by default', () => {
  expect(readConfig({}, true)).toMatchObject({ logFormat: 'pretty' })
  expect(readConfig({ LOG_FORMAT: 'json' }, true)).toMatchObject({ logFormat: 'json' })
  expect(readConfig({ LOG_FORMAT: 'pretty' })).toMatchObject({ logFormat: 'pretty' })
  const problem = 'LOG_FORMAT must be one of json, pretty, not "xml"'
  expect(problemsOf({ LOG_FORMAT: 'xml' })).toEqual([problem])
})

const FORUM = [{ label: 'Forum', url: 'https://forum.example/k' }]
const READ_URL = 'postgresql://replica.example.org/stories'
const POOLER_URL = 'postgresql://pooler.example.org/stories'

test.each<[env: Record<string, string>, config: object]>([
  [
    { PORT: ' ', PUBLIC_URL: '' },
    { port: 8080, publicUrl: null },
  ],
  [{ EMBED_ANCESTORS: '*' }, { embedAncestors: '*' }],
  [{ EMBED_ANCESTORS: "'none'" }, { embedAncestors: "'none'" }],
  [
    { EMBED_ANCESTORS: 'https://one.example http://two.example:8080' },
    { embedAncestors: 'https://one.example http://two.example:8080' },
  ],
  [
    { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1 ::1' },
    { trustProxy: ['10.0.0.0/8', '127.0.0.1', '::1'] },
  ],
  [{ TRUST_PROXY: ' ' }, { trustProxy: [] }],
  [{ MODELS_DAILY_CREDITS: '0' }, { modelsDailyCredits: 0 }],
  [
    { DATABASE_READ_URL: READ_URL, DATABASE_URL: 'postgresql://db.example.org/stories' },
    { databaseReadUrl: READ_URL },
  ],
  [
    { DATABASE_DIRECT_URL: 'postgresql://db.example.org/stories', DATABASE_URL: POOLER_URL },
    { databaseDirectUrl: 'postgresql://db.example.org/stories' },
  ],
  [{ METRICS_TOKEN: 'seven-rivers-and-a-sea' }, { metricsToken: 'seven-rivers-and-a-sea' }],
  [{ PUBLIC_URL: 'https://k.example/' }, { publicUrl: 'https://k.example' }],
  [{}, { adminsNeedSecondFactor: false }],
  [{ PUBLIC_URL: 'http://k.example' }, { adminsNeedSecondFactor: false }],
  [{ PUBLIC_URL: 'https://k.example' }, { adminsNeedSecondFactor: true }],
  [{ PUBLIC_URL: 'https://k.example', REQUIRE_2FA: 'off' }, { adminsNeedSecondFactor: false }],
  [{ REQUIRE_2FA: 'admins' }, { adminsNeedSecondFactor: true }],
  [{ SOCIAL_LINKS: JSON.stringify(FORUM) }, { site: { socialLinks: FORUM } }],
  [{ MAIL_FROM: 'no-reply@example.org' }, { mail: { from: 'no-reply@example.org' } }],
  [
    { MAIL_FROM: 'Kathasagar <no-reply@example.org>' },
    { mail: { from: 'Kathasagar <no-reply@example.org>' } },
  ],
  [{}, { authors: { reviewMode: 'automatic', mustBeVerified: false } }],
  [
    { REVIEW_MODE: 'manual', REQUIRE_VERIFIED_AUTHORS: 'true' },
    { authors: { reviewMode: 'manual', mustBeVerified: true } },
  ],
])('reads %j as %j', (env, config) => {
  expect(readConfig(env)).toMatchObject(config)
})

test.each([
  ['PORT', ['65536', '-1', '8080.5', '0x50']],
  ['TRUST_PROXY', ['true', '1', '*', '0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/33']],
  ['MODELS_DAILY_CREDITS', ['-1', '1.5', 'unlimited', '1000000001']],
  ['REVIEW_MODE', ['strict']],
  ['REQUIRE_VERIFIED_AUTHORS', ['yes']],
])('refuses any of these values of %s: %j', (name, values) => {
  for (const value of values) {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)])
  }
})

test.each([
  [{ DATABASE_READ_URL: READ_URL }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: READ_URL }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ METRICS_TOKEN: 'seven rivers and a sea' }, 'METRICS_TOKEN must have no spaces'],
  [
    { ADMIN_PASSWORD: 'Blue-river-77', DATA_DIR },
    expect.stringContaining('(one of !@#$%^&*(),.?":{}|<>)') as string,
  ],
])('%j is refused', (env, problem) => {
  expect(problemsOf(env as Record<string, string>)).toEqual([problem])
})

test('requires a key for an image bucket, and a bucket for a key', () => {
  const url = { UPLOAD_S3_URL: 'https://s3.example/bucket/' }
  const key = { UPLOAD_S3_KEY_ID: 'me', UPLOAD_S3_SECRET: 'hunter2' }

  const bucket = { url: 'https://s3.example/bucket', region: 'us-east-1' }
  const uploadS3 = { ...bucket, keyId: 'me', secret: 'hunter2' }
  expect(readConfig({ ...url, ...key })).toMatchObject({ uploadS3 })
  const needs = (name: string, other: string) => `UPLOAD_S3_${name} needs UPLOAD_S3_${other}`
  expect(problemsOf(url)).toEqual([needs('URL', 'KEY_ID'), needs('URL', 'SECRET')])
  expect(problemsOf(key)).toEqual([needs('KEY_ID', 'URL'), needs('SECRET', 'URL')])
})

test('names every invalid setting, but never quotes a secret', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db',
    PUBLIC_URL: 'kathasagar.example',
    EMBED_ANCESTORS: 'example.org; script-src *',
    TOKEN_SECRET: 'short',
    ADMIN_EMAIL: 'nobody',
    SMTP_URL: 'http://user:hunter2@mail',
    MAIL_FROM: 'Kathasagar',
    SOCIAL_LINKS: '[{"label":"x","url":"javascript:alert(1)"}]',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'loud',
  }
  const problems = problemsOf(wrong)

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(wrong))
  expect(problems.join()).not.toMatch(/hunter2|short/)
})

test.each(['Admin@123', 'Password@1', 'Sagar-Admin-77!', 'Keeper#4711'])(
  'refuses the easily guessed password %s for the first admin',
  (ADMIN_PASSWORD) => {
    expect(problemsOf({ ADMIN_PASSWORD, ADMIN_EMAIL: 'keeper@example.org', DATA_DIR })).toEqual([
      'ADMIN_PASSWORD cannot be used. This password is too easy to guess. Please choose another.',
    ])
  },
)

test('ignores the password of the first admin after the first start', () => {
  const begun = join(DATA_DIR, 'begun')
  mkdirSync(join(begun, 'pg'), { recursive: true })
  const ADMIN_PASSWORD = 'Admin@123'

  const ours = readConfig({ ADMIN_PASSWORD, DATA_DIR: begun })
  const onServer = readConfig({ ADMIN_PASSWORD, DATABASE_URL: 'postgres://db', DATA_DIR })

  const admin = { password: null, passwordFault: expect.stringContaining('too easy to guess') }
  expect([ours, onServer]).toMatchObject([{ admin }, { admin }])
})

test.each(['hunter/2', 'hunter#2', 'hunter?2'])(
  'requires the password %s to be URL-encoded',
  (password) => {
    const address = (written: string) => ({ DATABASE_URL: `postgresql://me:${written}@db:5432/it` })

    const problem = expect.stringContaining('%2F, %23, %3F and %25') as string
    expect(problemsOf(address(password))).toEqual([problem])
    expect(readConfig(address(encodeURIComponent(password)))).not.toHaveProperty('problems')
  },
)

test.each(['PUBLIC_URL', 'GUIDE_URL', 'WAITLIST_URL', 'COMMUNITY_URL', 'SOCIAL_LINKS'])(
  'requires %s to be a valid web address',
  (name) => {
    const wrap = (url: string) =>
      name === 'SOCIAL_LINKS' ? JSON.stringify([{ label: 'Forum', url }]) : url
    const takes = (url: string) => !('problems' in readConfig({ [name]: wrap(url) }))

    expect(takes('https://elsewhere.example/there')).toBe(true)
    const deceiving = [
      'https:evil.example',
      'https:\\\\evil.example',
      'https://e\tvil.example',
      'https://somebody:secret@evil.example',
      '//evil.example',
    ]
    expect(deceiving.filter(takes)).toEqual([])
  },
)

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

test('no setting is required', () => {
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

test('a terminal gets readable logs by default', () => {
  expect(readConfig({}, true)).toMatchObject({ logFormat: 'pretty' })
  expect(readConfig({ LOG_FORMAT: 'json' }, true)).toMatchObject({ logFormat: 'json' })
  expect(readConfig({ LOG_FORMAT: 'pretty' })).toMatchObject({ logFormat: 'pretty' })
  const problem = 'LOG_FORMAT must be one of json, pretty, not "xml"'
  expect(problemsOf({ LOG_FORMAT: 'xml' })).toEqual([problem])
})

test('a blank setting counts as not set', () => {
  expect(readConfig({ PORT: ' ', PUBLIC_URL: '' })).toMatchObject({ port: 8080, publicUrl: null })
})

test.each(['*', "'none'", 'https://one.example http://two.example:8080'])(
  'the sites that may embed a story can be %s',
  (sites) => {
    expect(readConfig({ EMBED_ANCESTORS: sites })).toMatchObject({ embedAncestors: sites })
  },
)

test('a bucket for pictures needs a key, and a key needs a bucket', () => {
  const url = { UPLOAD_S3_URL: 'https://s3.example/bucket/' }
  const key = { UPLOAD_S3_KEY_ID: 'me', UPLOAD_S3_SECRET: 'hunter2' }

  const bucket = { url: 'https://s3.example/bucket', region: 'us-east-1' }
  const uploadS3 = { ...bucket, keyId: 'me', secret: 'hunter2' }
  expect(readConfig({ ...url, ...key })).toMatchObject({ uploadS3 })
  const needs = (name: string, other: string) => `UPLOAD_S3_${name} needs UPLOAD_S3_${other}`
  expect(problemsOf(url)).toEqual([needs('URL', 'KEY_ID'), needs('URL', 'SECRET')])
  expect(problemsOf(key)).toEqual([needs('KEY_ID', 'URL'), needs('SECRET', 'URL')])
})

test('names every invalid setting without its secret', () => {
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

test('the error for a password without a special character lists these characters', () => {
  const problem = expect.stringContaining('(one of !@#$%^&*(),.?":{}|<>)') as string
  expect(problemsOf({ ADMIN_PASSWORD: 'Blue-river-77', DATA_DIR })).toEqual([problem])
})

test.each(['Admin@123', 'Password@1', 'Sagar-Admin-77!', 'Keeper#4711'])(
  'the password %s of the first admin is easy to guess',
  (ADMIN_PASSWORD) => {
    expect(problemsOf({ ADMIN_PASSWORD, ADMIN_EMAIL: 'keeper@example.org', DATA_DIR })).toEqual([
      'ADMIN_PASSWORD cannot be used. This password is too easy to guess. Please choose another.',
    ])
  },
)

test('the password of the first admin does not stop a start after the first', () => {
  const begun = join(DATA_DIR, 'begun')
  mkdirSync(join(begun, 'pg'), { recursive: true })
  const ADMIN_PASSWORD = 'Admin@123'

  const ours = readConfig({ ADMIN_PASSWORD, DATA_DIR: begun })
  const onServer = readConfig({ ADMIN_PASSWORD, DATABASE_URL: 'postgres://db', DATA_DIR })

  const admin = { password: null, passwordFault: expect.stringContaining('too easy to guess') }
  expect([ours, onServer]).toMatchObject([{ admin }, { admin }])
})

test.each(['65536', '-1', '8080.5', '0x50'])('the port %s is invalid', (PORT) => {
  expect(readConfig({ PORT })).toHaveProperty('problems')
})

test.each([
  ['10.0.0.0/8, 127.0.0.1 ::1', ['10.0.0.0/8', '127.0.0.1', '::1']],
  [' ', []],
])('the proxies "%s" are trusted', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy })
})

test.each(['true', '1', '*', '0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/33'])(
  'trusts no proxy for the word %s',
  (TRUST_PROXY) => {
    expect(problemsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY /)])
  },
)

test('the daily budget for providers may be zero', () => {
  expect(readConfig({ MODELS_DAILY_CREDITS: '0' })).toMatchObject({ modelsDailyCredits: 0 })
})

test.each(['-1', '1.5', 'unlimited', '1000000001'])(
  'a daily limit of %s credits is invalid',
  (credits) => {
    const problem = expect.stringMatching(/^MODELS_DAILY_CREDITS /) as string
    expect(problemsOf({ MODELS_DAILY_CREDITS: credits })).toEqual([problem])
  },
)

test('a replica requires its database', () => {
  const DATABASE_READ_URL = 'postgresql://replica.example.org/stories'

  expect(problemsOf({ DATABASE_READ_URL })).toEqual(['DATABASE_READ_URL needs DATABASE_URL'])
  const both = { DATABASE_READ_URL, DATABASE_URL: 'postgresql://db.example.org/stories' }
  expect(readConfig(both)).toMatchObject({ databaseReadUrl: DATABASE_READ_URL })
})

test('the direct address of PostgreSQL requires the address of a pooler', () => {
  const DATABASE_DIRECT_URL = 'postgresql://db.example.org/stories'

  expect(problemsOf({ DATABASE_DIRECT_URL })).toEqual(['DATABASE_DIRECT_URL needs DATABASE_URL'])
  const both = { DATABASE_DIRECT_URL, DATABASE_URL: 'postgresql://pooler.example.org/stories' }
  expect(readConfig(both)).toMatchObject({ databaseDirectUrl: DATABASE_DIRECT_URL })
})

test.each(['hunter/2', 'hunter#2', 'hunter?2'])(
  'the error for an address that its password %s breaks explains the encoding',
  (password) => {
    const address = (written: string) => ({ DATABASE_URL: `postgresql://me:${written}@db:5432/it` })

    const problem = expect.stringContaining('%2F, %23, %3F and %25') as string
    expect(problemsOf(address(password))).toEqual([problem])
    expect(readConfig(address(encodeURIComponent(password)))).not.toHaveProperty('problems')
  },
)

test("a metrics token has no spaces, because they can't be sent", () => {
  const problems = problemsOf({ METRICS_TOKEN: 'seven rivers and a sea' })
  expect(problems).toEqual(['METRICS_TOKEN must have no spaces'])
  const metricsToken = 'seven-rivers-and-a-sea'
  expect(readConfig({ METRICS_TOKEN: metricsToken })).toMatchObject({ metricsToken })
})

test('removes a trailing slash from addresses', () => {
  const publicUrl = 'https://k.example'
  expect(readConfig({ PUBLIC_URL: `${publicUrl}/` })).toMatchObject({ publicUrl })
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://k.example' }, false],
  [{ PUBLIC_URL: 'https://k.example' }, true],
  [{ PUBLIC_URL: 'https://k.example', REQUIRE_2FA: 'off' }, false],
  [{ REQUIRE_2FA: 'admins' }, true],
])('admins under %j need a second factor: %j', (env, adminsNeedSecondFactor) => {
  expect(readConfig(env)).toMatchObject({ adminsNeedSecondFactor })
})

test('social links are a list of labels and addresses', () => {
  const site = { socialLinks: [{ label: 'Forum', url: 'https://forum.example/k' }] }
  expect(readConfig({ SOCIAL_LINKS: JSON.stringify(site.socialLinks) })).toMatchObject({ site })
})

test.each(['no-reply@example.org', 'Kathasagar <no-reply@example.org>'])(
  'mail may come from %s',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM })).toMatchObject({ mail: { from: MAIL_FROM } })
  },
)

test.each([
  [{}, 'automatic', false],
  [{ REVIEW_MODE: 'manual', REQUIRE_VERIFIED_AUTHORS: 'true' }, 'manual', true],
])('authors under %j', (env, reviewMode, mustBeVerified) => {
  expect(readConfig(env)).toMatchObject({ authors: { reviewMode, mustBeVerified } })
})

test('names an invalid review mode and an invalid boolean', () => {
  const problems = problemsOf({ REVIEW_MODE: 'strict', REQUIRE_VERIFIED_AUTHORS: 'yes' })
  const names = problems.map((problem) => problem.split(' ')[0])
  expect(names).toEqual(['REVIEW_MODE', 'REQUIRE_VERIFIED_AUTHORS'])
})

test.each(['PUBLIC_URL', 'GUIDE_URL', 'WAITLIST_URL', 'COMMUNITY_URL', 'SOCIAL_LINKS'])(
  '%s must be a valid web address',
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

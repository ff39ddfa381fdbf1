import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './prepare.mjs'
import { scanFiles, secretsIn } from './scanSecrets.mjs'

test('the repository contains no credentials', () => {
  expect(scanFiles(root)).toEqual([])
})

// Assembled at run time, so that this file contains no credentials.
const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF'
const upper = letters.toUpperCase()
test.each([
  ['a private key', ['-----BEGIN RSA PRIVATE', ' KEY-----\n', letters].join('')],
  ['a private key', ['-----BEGIN PRIVATE', ' KEY-----\n', letters].join('')],
  ['a key of AWS', `AKIA${upper.slice(0, 16)}`],
  ['a token of GitHub', `ghp_${letters}1234`],
  ['a token of GitHub', `github_pat_${letters}${letters}`],
  ['a token of GitLab', `glpat-${letters.slice(0, 20)}`],
  ['a token of npm', `npm_${letters}1234`],
  ['a token of Slack', `xoxb-123456789012-${letters}`],
  ['a key of Google', `AIza${letters}123`],
  ['a key of Stripe', `sk_live_${letters}`],
  ['a key of a model provider', `sk-ant-api03-${letters}`],
  ['a key of a model provider', `sk-${letters}`],
  ['a key of SendGrid', `SG.${letters.slice(0, 22)}.${letters}${letters.slice(0, 11)}`],
])('%s is found', (kind, key) => {
  expect(secretsIn(`first\nKEY=${key}\n`)).toEqual([`line 2: ${kind}`])
})

test('a credential is found in its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  writeFileSync(join(folder, 'settings.env'), `KEY=AKIA${upper.slice(0, 16)}\n`)
  writeFileSync(join(folder, 'readme.md'), 'A task-list, a risk-free sk-key and npm_config.\n')
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })

  const found = scanFiles(folder)
  rmSync(folder, { recursive: true, force: true })

  expect(found).toEqual(['settings.env, line 1: a key of AWS'])
})

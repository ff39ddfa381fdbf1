import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHAPES = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s*[A-Za-z0-9+/=]{16}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/,
  'a token of GitLab': /\bglpat-[\w-]{20}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}/,
  'a token of Slack': /\bxox[abeoprs]-\d{8,}-[\w-]{10}/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{24}/,
  'a key of a model provider': /\bsk-(?:ant-|proj-|or-v1-)?[A-Za-z0-9_-]{0,12}[A-Za-z0-9]{32}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}/,
}

const LARGEST = 1024 * 1024

/** Returns the kinds of found credentials, each with its line. */
export function secretsIn(text) {
  return Object.entries(SHAPES).flatMap(([kind, shape]) => {
    const found = shape.exec(text)
    return found ? [`line ${text.slice(0, found.index).split('\n').length}: ${kind}`] : []
  })
}

export function scanFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * LARGEST })
  return String(listed)
    .split('\0')
    .filter(Boolean)
    .flatMap((file) => {
      const path = join(root, file)
      const about = statSync(path, { throwIfNoEntry: false })
      if (!about?.isFile() || about.size > LARGEST) return []
      const text = readFileSync(path, 'utf8')
      return text.includes('\0') ? [] : secretsIn(text).map((found) => `${file}, ${found}`)
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = scanFiles(join(import.meta.dirname, '..'))
  for (const line of found) console.error(line)
  console.log(found.length === 0 ? 'No key is kept in the repository.' : `${found.length} keys.`)
  process.exitCode = found.length === 0 ? 0 : 1
}

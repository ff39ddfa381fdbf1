import { assert, constantFrom, oneof, property, string, array } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ownPath, webAddress } from './webAddress.ts'

const PAGES = [
  'https://stories.example/game/1',
  'http://localhost:8080/',
  'https://k.example:8443/a/b',
]

const sign = oneof(
  constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '..', '@', ':', '?', '#', '%2f', '%09'),
  constantFrom(
    'evil.example',
    'here.invalid',
    'https:',
    'http:',
    'javascript:',
    'HTTPS:',
    'user:pw',
    'x.png',
  ),
  constantFrom('\u0000', '\u0001', '\u001F', '\u007F', '\u00A0', '\u2028', '。', '⁄'),
  string({ maxLength: 3 }),
)
const address = array(sign, { maxLength: 8 }).map((signs) => signs.join(''))

const hrefFrom = (given: string, page: string) =>
  URL.canParse(given, page) ? new URL(given, page) : null

describe('as a browser follows it from any page of this site,', () => {
  test('a path that is accepted as ours stays on this site, as typed and as returned', () => {
    assert(
      property(address, constantFrom(...PAGES), (given, page) => {
        const path = ownPath(given)
        if (path === null) return
        const { origin } = new URL(page)
        expect(hrefFrom(given, page)?.origin).toBe(origin)
        expect(hrefFrom(path, page)?.origin).toBe(origin)
        expect(hrefFrom(path, page)?.href).toBe(hrefFrom(given, page)?.href)
      }),
      { numRuns: 5000 },
    )
  })

  test('an address that is accepted as a web address leads only there', () => {
    assert(
      property(address, constantFrom(...PAGES), (given, page) => {
        const href = webAddress(given)
        if (href === null) return
        expect(href).toMatch(/^https?:\/\//)
        expect(hrefFrom(given, page)?.href).toBe(href)
      }),
      { numRuns: 5000 },
    )
  })

  test('an address that leaves this site is no path of ours', () => {
    assert(
      property(address, constantFrom(...PAGES), (given, page) => {
        const url = hrefFrom(`/${given}`, page)
        if (url?.origin === new URL(page).origin) return
        expect(ownPath(`/${given}`)).toBeNull()
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  '/\t/evil.example/x.png',
  '/\n/evil.example/x.png',
  '//evil.example',
  '//here.invalid/home',
  '\\\\evil.example',
  '/\\evil.example',
  '\t//evil.example',
  '\u0000/covers/a.svg',
  '/.//evil.example',
  '/a/..//evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://user:pw@evil.example/x.png',
  'https://ex\tample.org/x.png',
  'covers/a.svg',
  '',
])('%j is neither ours nor a web address', (given) => {
  expect(ownPath(given)).toBeNull()
  expect(webAddress(given)).toBeNull()
})

test.each([
  ['/covers/ferry.svg', '/covers/ferry.svg'],
  ['/game/1?from=search#top', '/game/1?from=search#top'],
  ['/covers/../covers/a.svg', '/covers/a.svg'],
  [' /home ', '/home'],
])('%j is the path %s of this site', (given, path) => {
  expect(ownPath(given)).toBe(path)
})

test('a web address is returned whole, for the allowed schemes only', () => {
  expect(webAddress('HTTPS://Pictures.Example/a b.png')).toBe('https://pictures.example/a%20b.png')
  expect(webAddress('http://pictures.example/a.png')).toBe('http://pictures.example/a.png')
  expect(webAddress('http://pictures.example/a.png', ['https:'])).toBeNull()
  expect(webAddress('ftp://pictures.example/a.png')).toBeNull()
})

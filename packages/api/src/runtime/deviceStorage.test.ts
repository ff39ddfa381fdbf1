import { afterEach, expect, test, vi } from 'vitest'

import { deviceStorage, tabStorage } from './deviceStorage.ts'

/** A Storage mock whose keys are own properties. */
const openStorage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
  })

const closeStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, area, { get: refuse, configurable: true })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const area of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, area)
})

test('finds stored values by key and prefix', () => {
  vi.stubGlobal('localStorage', openStorage())

  expect(deviceStorage.writeJson('copy:1', { words: 'a lamp' })).toBe(true)
  deviceStorage.write('theme', 'dark')

  expect(deviceStorage.readJson('copy:1')).toEqual({ words: 'a lamp' })
  expect(deviceStorage.isOpen()).toBe(true)
  expect(deviceStorage.read('theme')).toBe('dark')
  expect(deviceStorage.keysOf('copy:')).toEqual(['copy:1'])

  deviceStorage.remove('copy:1', 'theme')
  expect(deviceStorage.keysOf('')).toEqual([])
})

test('ignores values of others', () => {
  vi.stubGlobal('localStorage', openStorage())
  deviceStorage.write('copy', '{"words":')

  expect(deviceStorage.readJson('copy')).toBeNull()
})

test('reports blocked storage without throwing', () => {
  closeStorage()

  expect(deviceStorage.isOpen()).toBe(false)
  expect(deviceStorage.write('theme', 'dark')).toBe(false)
  expect(tabStorage.write('greeted', '1')).toBe(false)
  expect(deviceStorage.read('theme')).toBeNull()
  expect(deviceStorage.readJson('theme')).toBeNull()
  expect(deviceStorage.keysOf('')).toEqual([])
  expect(() => deviceStorage.remove('theme')).not.toThrow()
})

import { makeModels } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { saveModelList, loadModelList } from './storedModels.ts'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
})

beforeEach(() => storage.clear())

test('restores the models with their prices offline', () => {
  saveModelList(makeModels())

  expect(loadModelList()).toEqual(makeModels())
})

test.each(['', 'null', '{', '{"text":[],"image":[]}', '{"text":[{"model_key":"a"}],"image":[{}]}'])(
  'ignores stored models that are %s',
  (kept) => {
    storage.set('model-list', kept)

    expect(loadModelList()).toBeNull()
  },
)

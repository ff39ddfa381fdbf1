import { describe, expect, test } from 'vitest'

import { sitDown } from '../../test/authoring.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const SITE = 'https://k.example'

/** Addresses that look like a path or an image but open another site. */
const DECEIVING = [
  '/\t/evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'https://somebody:secret@evil.example/x.png',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
]

const product = await openTestApp({ settings: { publicUrl: SITE } })
const desk = await sitDown(product)

const faultAt = (field: string) => [expect.objectContaining({ loc: [field] })]

describe.each(DECEIVING)('the address %j', (address) => {
  test('is refused as a cover with the name of its field', async () => {
    const { token } = desk
    const body = desk.form({ cover_image_url: address })
    const created = await product.call('createStory', { token, body })
    const { id } = await desk.draft()
    const changed = await desk.edit(id, { cover_image_url: address })

    for (const { status, refusal } of [created, changed]) {
      expect([status, refusal().detail]).toEqual([422, faultAt('cover_image_url')])
    }
  })

  test('is refused as an image of a person with the name of its field', async () => {
    const body = { avatar_url: address }
    const { status, refusal } = await product.call('updateMe', { token: desk.token, body })

    expect([status, refusal().detail]).toEqual([422, faultAt('avatar_url')])
  })

  test('in existing data is not shown, neither as a cover nor as a person', async () => {
    const { id, author_id } = await insertStory(product.db, { cover_image_url: address })
    await changeUser(product.db, author_id, { avatar_url: address })

    const story = await product.ask('getStory', { params: { story_id: id } })
    const page = await product.app.inject({ url: `/game/${id}`, headers: { accept: 'text/html' } })

    expect(story).toMatchObject({ cover_image_url: null, author: { avatar_url: null } })
    expect(page.payload).not.toContain('evil.example')
  })
})

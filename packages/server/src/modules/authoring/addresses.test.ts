import { expect, test } from 'vitest'

import { startAuthoring } from '../../test/authoring.ts'
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
const desk = await startAuthoring(product)

const faultAt = (field: string) => [expect.objectContaining({ loc: [field] })]

test.each(DECEIVING)(
  'refuses the address %j for each image, and does not show it in old data',
  async (address) => {
    const { token } = desk
    const cover = { cover_image_url: address }
    const created = await product.call('createStory', { token, body: desk.form(cover) })
    const changed = await desk.edit((await desk.draft()).id, cover)
    const face = await product.call('updateMe', { token, body: { avatar_url: address } })
    const { id, author_id } = await insertStory(product.db, cover)
    await changeUser(product.db, author_id, { avatar_url: address })
    const story = await product.ask('getStory', { params: { story_id: id } })
    const page = await product.app.inject({ url: `/game/${id}`, headers: { accept: 'text/html' } })

    for (const { status, refusal } of [created, changed]) {
      expect([status, refusal().detail]).toEqual([422, faultAt('cover_image_url')])
    }
    expect([face.status, face.refusal().detail]).toEqual([422, faultAt('avatar_url')])
    expect(story).toMatchObject({ cover_image_url: null, author: { avatar_url: null } })
    expect(page.payload).not.toContain('evil.example')
  },
)

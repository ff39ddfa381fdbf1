import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSignedIn,
  makeUpload,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const sent: unknown[] = []
const server = withMockedServer()

beforeEach(() => {
  sent.length = 0
  server.use(
    answer('me', makeUser()),
    answer('updateMe', async (request) => {
      sent.push(await request.json())
      return makeUser()
    }),
    ...guestSite(),
  )
  saveTokens(makeSignedIn().tokens)
})

async function choosePicture(locale: 'en' | 'hi', said: RegExp) {
  render(<Site locale={locale} path={paths.account} theme="dark" />)
  await screen.findByRole('button', { name: locale === 'en' ? 'Choose a picture' : 'चित्र चुनें' })
  const file = new File(['PNG'], 'tara.png', { type: 'image/png' })
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } })
  await screen.findByText(said)
}

test('an uploaded picture becomes the avatar', async () => {
  const brought: unknown[] = []
  server.use(
    answer('uploadPicture', async (request) => {
      brought.push(await request.json())
      return makeUpload()
    }),
  )

  await choosePicture('en', /The picture is uploaded/)
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))

  await waitFor(() => expect(sent).toMatchObject([{ avatar_url: makeUpload().image_url }]))
  expect(brought).toEqual([{ base64: btoa('PNG') }])
})

test('upload errors are in the interface language', async () => {
  const fault = { loc: ['base64'], msg: 'It is no picture', type: 'pictureUnreadable' }
  server.use(refuse('uploadPicture', 'invalid_fields', { detail: [fault] }))

  await choosePicture('hi', /यह कोई पढ़ा जा सकने वाला चित्र नहीं है/)

  expect(screen.queryByRole('slider', { name: 'बाईं ओर से' })).toBeNull()
})

test('an earlier upload can be selected again and deleted', async () => {
  const deleted: string[] = []
  server.use(
    answer('listUploads', {
      uploads: [makeUpload(), makeUpload({ id: 'b'.repeat(64) })],
      next: null,
      bytes: 0,
      bytes_max: 1,
    }),
    answer('deleteUpload', (request) => {
      deleted.push(new URL(request.url).pathname)
      return { id: '' }
    }),
  )
  render(<Site locale="en" path={paths.account} theme="dark" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Your pictures' }))
  const [first] = await screen.findAllByRole('button', { name: /^Delete the picture/ })
  fireEvent.click(first!)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Choose the picture/ })).toHaveLength(1),
  )
  fireEvent.click(screen.getByRole('button', { name: /^Choose the picture/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))

  await waitFor(() => expect(sent).toMatchObject([{ avatar_url: expect.stringMatching(/bbbb/) }]))
  expect(deleted).toEqual([expect.stringMatching(/\/uploads\/a{64}$/)])
})

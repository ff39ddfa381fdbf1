import { expect, test } from 'vitest'

import { saveTokens } from '../../auth/tokenStorage.ts'
import { makeId } from '../../testing/fixtures/ids.ts'
import { makeAdminCategory } from '../../testing/fixtures/admin.ts'
import { makeSignedIn } from '../../testing/fixtures/account.ts'
import { answer, refuse } from '../../testing/handlers/answer.ts'
import { clientOnServer } from '../../test/clientOnServer.ts'
import adminTaxonomyApi from './taxonomy.ts'

const { server, openStore } = clientOnServer()
const [a, b, c] = [makeId(1), makeId(2), makeId(3)]
const { listAdminCategories, orderCategories } = adminTaxonomyApi.endpoints

test('leaves the categories unchanged after two rejected orders', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer(
      'listAdminCategories',
      [a, b, c].map((id) => makeAdminCategory({ id })),
    ),
    refuse('orderCategories', 'too_busy'),
  )
  const { dispatch, getState } = openStore()
  await dispatch(listAdminCategories.initiate())
  const shown = () =>
    listAdminCategories
      .select(undefined)(getState())
      .data?.map(({ id }) => id)

  const orders = [
    dispatch(orderCategories.initiate([b, a, c])),
    dispatch(orderCategories.initiate([b, c, a])),
  ]
  expect(shown()).toEqual([b, c, a])
  await Promise.all(orders)

  await expect.poll(shown).toEqual([a, b, c])
})

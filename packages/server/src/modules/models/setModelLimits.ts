import type { Call } from '../../platform/call.ts'
import { changeSetup } from './changeSetup.ts'
import type { SetupContext } from './context.ts'

export const setModelLimits: Call<'setModelLimits', SetupContext> = (ctx, { user, body }) =>
  changeSetup(ctx, user, async (db, setup) => {
    await db.updateTable('model_setup').set(body).execute()
    return {
      answer: body,
      event: { act: 'model_limits_set', before: { ...setup.limits }, after: { ...body } },
    }
  })

import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'

import { GRANT_MAX, IdempotencyKey, routes } from '@kathasagar/api/contract'
import { InvalidArgumentError, type Command } from 'commander'
import * as z from 'zod/mini'

import { describeConfigError } from '../../describeSystemError.ts'
import {
  changePremium,
  createAdmin,
  dropSecondFactor,
  giveCredits,
  replacePassword,
} from '../../modules/admin/index.ts'
import type { Context } from '../../modules/calls.ts'
import { CommandError, orThrow, withProduct, type CliContext } from './cliContext.ts'
import { findUserByName } from '../../modules/users/index.ts'

const PasswordForm = z.pick(z.object(routes.resetPassword.body.shape), {
  password: true,
  confirm_password: true,
})

function parsed<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  const sentences = error.issues.map(
    ({ path, message }) => `${path.join('.')}: ${describeConfigError(message)}`,
  )
  throw new CommandError(sentences.join('\n'))
}

/** Reads the password from standard input, because other users can see command-line arguments. */
async function choosePassword(isFromInput: boolean | undefined) {
  if (!isFromInput)
    return { password: `${randomBytes(15).toString('base64url')}#7Aa`, isMade: true }
  return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), isMade: false }
}

async function userId({ db }: Context, name: string): Promise<string> {
  const user = await findUserByName(db, name)
  if (!user) throw new CommandError(`There is no user ${name}.`)
  return user.id
}

function wholeCredits(given: string): number {
  const amount = Number(given)
  if (Number.isInteger(amount) && amount >= 1 && amount <= GRANT_MAX) return amount
  throw new InvalidArgumentError(`Give a whole number from 1 to ${GRANT_MAX}.`)
}

interface PasswordOption {
  passwordStdin?: boolean
}

export function addAccountCommands(program: Command, cliContext: CliContext): void {
  const { say } = cliContext

  program
    .command('create-admin')
    .description('create an admin account')
    .argument('<username>', 'letters, digits and _')
    .argument('<email>', 'e-mail address, which counts as verified')
    .option('--password-stdin', 'read the password from standard input. Default: a random password')
    .action(async (username: string, email: string, { passwordStdin }: PasswordOption) => {
      const { password, isMade } = await choosePassword(passwordStdin)
      const form = { username, email, password, confirm_password: password }
      const admin = parsed(routes.register.body, form)
      await withProduct(cliContext, async (ports) => orThrow(await createAdmin(ports, admin)))
      say(`${username} is an admin.`)
      if (isMade) say(`The password, shown only now: ${password}`)
    })

  program
    .command('reset-password')
    .description('set the password of an account and log it out everywhere')
    .argument('<user>', 'username or e-mail')
    .option('--password-stdin', 'read the password from standard input. Default: a random password')
    .action(async (name: string, { passwordStdin }: PasswordOption) => {
      const { password, isMade } = await choosePassword(passwordStdin)
      parsed(PasswordForm, { password, confirm_password: password })
      const asked = { name, password }
      await withProduct(cliContext, async (ports) => {
        await userId(ports, name)
        orThrow(await replacePassword(ports, asked))
      })
      say(`${name} has a new password, and every sign-in has ended.`)
      if (isMade) say(`The password, shown only now: ${password}`)
    })

  program
    .command('reset-2fa')
    .description('remove the authenticator app and recovery codes of an account')
    .argument('<user>', 'username or e-mail')
    .action(async (name: string) => {
      await withProduct(cliContext, async (ports) => {
        const asked = { userId: await userId(ports, name), by: null, reason: 'command line' }
        orThrow(await dropSecondFactor(ports, asked))
      })
      say(`${name} has no second factor now, and every sign-in has ended.`)
    })

  program
    .command('grant-premium')
    .description('give premium access to an account')
    .argument('<user>', 'username or e-mail')
    .requiredOption('--reason <words>', 'required; stored in the audit log')
    .option('--revoke', 'remove premium access')
    .action(async (name: string, options: { reason: string; revoke?: boolean }) => {
      const has_premium_access = options.revoke !== true
      const body = parsed(routes.setPremium.body, { has_premium_access, reason: options.reason })
      await withProduct(cliContext, async (ports) => {
        const given = { userId: await userId(ports, name), by: null, ...body }
        orThrow(await changePremium(ports, given))
      })
      say(`${name} ${has_premium_access ? 'has' : 'no longer has'} premium access.`)
    })

  program
    .command('grant-credits')
    .description('give credits to an account')
    .argument('<user>', 'username or e-mail')
    .argument('<amount>', `whole credits, from 1 to ${GRANT_MAX}`, wholeCredits)
    .requiredOption('--reason <words>', 'required; shown to the player and stored in the audit log')
    .option('--key <key>', 'idempotency key: a second run with it gives nothing')
    .action(
      async (name: string, amount: number, { reason, key }: { reason: string; key?: string }) => {
        const body = parsed(routes.grantCredits.body, { amount, reason })
        const named = key === undefined ? null : parsed(IdempotencyKey, key)
        const { credits } = await withProduct(cliContext, async (ports) => {
          const given = { userId: await userId(ports, name), by: null, ...body, key: named }
          return orThrow(await giveCredits(ports, given))
        })
        say(`${name} has ${credits} ${credits === 1 ? 'credit' : 'credits'}.`)
      },
    )
}

import type { Command } from 'commander'

import { CommandFault, type CliContext } from './cliContext.ts'
import { probeSite, type ProbedStep } from './probe.ts'

const lineOf = ({ step, ms, fault }: ProbedStep) =>
  `${step.padEnd(14)}${`${ms} ms`.padStart(9)}${fault === null ? '' : `  ${fault}`}`

/** A command that plays as a guest does, from outside. */
export function addProbeCommand(program: Command, { say }: CliContext): void {
  program
    .command('probe')
    .description('play one turn on a site as a guest, and say how long everything took')
    .argument('<url>', 'where people reach the site')
    .option('--json', 'for programs')
    .option('--guest <file>', 'keeps the guest there for the next run')
    .action(async (url: string, { json, guest }: { json?: boolean; guest?: string }) => {
      if (!URL.canParse(url)) throw new CommandFault(`${url} is no address.`)
      const steps = await probeSite(url.replace(/\/+$/, ''), guest)
      const isWell = steps.every(({ fault }) => fault === null)
      say(json ? JSON.stringify({ ok: isWell, steps }) : steps.map(lineOf).join('\n'))
      if (!isWell) throw new CommandFault(`${url} does not do what it should.`)
    })
}

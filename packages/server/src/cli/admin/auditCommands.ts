import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Command } from 'commander'

import { openAuditFiles } from '../../providers/auditFiles.ts'
import { verifyChain, type ChainFault } from '../../services/audit/verifyChain.ts'
import { CommandFault, withProduct, type CliContext } from './cliContext.ts'

function sentenceOf(fault: ChainFault): string {
  switch (fault.kind) {
    case 'changed':
      return `Event ${fault.seq} of the chain was changed.`
    case 'removed':
      return `Event ${fault.seq} of the chain was taken out, or the file that it lies in.`
    case 'cut':
      return `The chain was cut off: event ${fault.seq} and what followed are gone, which an anchor has seen.`
    case 'replaced':
      return `The chain was made anew: event ${fault.seq} is not the one that was signed.`
    case 'put_in':
      return `Event with the id ${fault.id} was put in beside the chain.`
    case 'unsigned':
      return 'An anchor is none, or was not signed by a secret of this installation.'
  }
}

interface VerifyOptions {
  anchor?: string
  files?: string
}

/** Commands that look after the audit log. */
export function addAuditCommands(program: Command, cliContext: CliContext): void {
  program
    .command('audit')
    .description('look after the audit log')
    .command('verify')
    .description('walk the chain of the audit log and name the first event that is not as it was')
    .option('--anchor <file>', 'an anchor that was kept elsewhere')
    .option('--files <folder>', 'where events lie that have left the database, from all machines')
    .action(async ({ anchor, files }: VerifyOptions) => {
      for (const path of [anchor, files]) {
        if (path !== undefined && !existsSync(path)) throw new CommandFault(`There is no ${path}.`)
      }
      const given = anchor === undefined ? [] : [readFileSync(anchor, 'utf8')]
      const own = files === undefined ? {} : { auditFiles: openAuditFiles(resolve(files)) }
      const verify = await withProduct(cliContext, (ports) => verifyChain(ports, given), own)
      if (verify.fault) throw new CommandFault(sentenceOf(verify.fault))
      const { events, anchors, waiting } = verify
      if (waiting > 0) cliContext.tell(`${waiting} events of before wait for their place.`)
      cliContext.say(`The chain is whole: ${events} events, compared with ${anchors} anchors.`)
    })
}

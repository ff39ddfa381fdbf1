interface InstallationSecretsTable {
  name: string
  value: string
}

interface WriteProbesTable {
  id: number
  probed_at: Date
}

export interface OperationsTables {
  installation_secrets: InstallationSecretsTable
  write_probes: WriteProbesTable
}

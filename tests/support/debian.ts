import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian's packages if that is allowed: as root on a Debian. Does nothing elsewhere. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const run = (command: string, args: string[]): void => {
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', ...names])
}

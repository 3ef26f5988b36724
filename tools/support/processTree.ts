import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A running process. The group distinguishes it from a later process with the same ID. */
export type ListedProcess = { id: number; parent: number; group: number };

function listLinux(): ListedProcess[] {
  const found: ListedProcess[] = [];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      // Format: "pid (name) state parent group ..."; the name may contain spaces and brackets.
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.push({ id: Number(entry), parent: Number(parent), group: Number(group) });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

function listWithPs(): ListedProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [id, parent, group, state] = line.trim().split(/\s+/);
    return id && state && !state.startsWith('Z')
      ? [{ id: Number(id), parent: Number(parent), group: Number(group) }]
      : [];
  });
}

export function listProcesses(): ListedProcess[] {
  return process.platform === 'linux' ? listLinux() : listWithPs();
}

/** The given processes and their descendants that are alive. */
export function listDescendants(ids: Iterable<number>): ListedProcess[] {
  const all = listProcesses();
  const wanted = new Set(ids);
  for (let grown = true; grown;) {
    grown = false;
    for (const { id, parent } of all) {
      if (wanted.has(parent) && !wanted.has(id)) {
        wanted.add(id);
        grown = true;
      }
    }
  }
  return all.filter(({ id }) => wanted.has(id));
}

/** Rules with one thing made wrong on purpose. */
export interface Mutant {
  /** Line of the change and what it is. */
  name: string;
  rules: string;
  /** Text in the names of the checks that are most likely to notice. */
  clues: string[];
}

interface Span {
  start: number;
  end: number;
}

interface Allow extends Span {
  methods: string;
  condition: string;
}

interface Block extends Span {
  path: Span;
  /** The position after the opening brace. */
  inside: number;
  depth: number;
  /** Of this block alone, without those nested in it. */
  allows: Allow[];
}

const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
const methodsOf: Record<string, readonly string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Comments replaced by spaces, so that all positions stay the same. */
function blankComments(rules: string): string {
  return rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
}

function findClosing(code: string, opening: number, [open, close]: readonly [string, string]): number {
  let depth = 0;
  for (let at = opening; at < code.length; at++) {
    if (code[at] === open) depth++;
    if (code[at] === close && --depth === 0) return at;
  }
  throw new Error(`Nothing closes what opens at ${opening}.`);
}

function findBlocks(code: string): Block[] {
  const blocks = [...code.matchAll(/\bmatch\s+(\S+)\s+\{/g)].map((found): Block => {
    const inside = found.index + found[0].length;
    const start = found.index + found[0].indexOf(found[1] ?? '', 'match'.length);
    return {
      start: found.index,
      end: findClosing(code, inside - 1, ['{', '}']),
      path: { start, end: start + (found[1]?.length ?? 0) },
      inside,
      depth: 0,
      allows: [],
    };
  });
  for (const block of blocks) block.depth = blocks.filter((other) => contains(other, block.start)).length;
  for (const found of code.matchAll(/\ballow\s+([\w,\s]+?)(?::\s*if\s+([^;]+))?;/g)) {
    const home = blocks.filter((block) => contains(block, found.index)).sort((a, b) => b.depth - a.depth)[0];
    home?.allows.push({
      start: found.index,
      end: found.index + found[0].length,
      methods: found[1] ?? '',
      condition: found[2]?.trim() ?? 'true',
    });
  }
  return blocks;
}

/** How checks name the documents of a block: by its collection, for a nested block also by its parent. */
function placeClues(code: string, blocks: Block[], block: Block): string[] {
  const [first, ...nested] = blocks
    .filter((other) => other === block || contains(other, block.start))
    .map(({ path }) => code.slice(path.start + 1, path.end))
    .filter((path) => !path.startsWith('databases/'))
    .map((path) => path.replace(/\/?\{.*/, ''));
  // "get booking ANAS" is meant as well as "list bookings".
  return [...(first ? [` ${first.replace(/s$/, '')}`] : []), ...nested.map((collection) => `/${collection}`)];
}

function contains(block: Block, place: number): boolean {
  return block.inside <= place && place < block.end;
}

/** The operands of an operator in an expression, outside all brackets and strings. */
function splitBy(operator: '&&' | '||', code: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let [from, depth, quoted] = [start, 0, false];
  for (let at = start; at < end; at++) {
    const sign = code[at] ?? '';
    if (sign === "'") quoted = !quoted;
    else if (quoted) continue;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (depth === 0 && code.startsWith(operator, at)) {
      parts.push({ start: from, end: at });
      from = at + operator.length;
    }
  }
  return [...parts, { start: from, end }];
}

/**
 * Every way in which these rules might be a little wrong: a condition that is weaker or stronger, a path that is too wide, a method that
 * is too many, a door left open. Left out is what changes nothing, such as opening what is open, and what another mutant subsumes: a
 * check that notices a door that is open to a few, on one level and for one method, also notices it open to more people, deeper or for
 * more methods, and a check that notices that somebody is refused notices a condition turned round.
 * Each path gets an open door for one method, in turn: the checks try every method at every path.
 */
export function mutateRules(rules: string): Mutant[] {
  const code = blankComments(rules);
  const blocks = findBlocks(code);
  const mutants = new Map<string, Mutant>();

  function change({ start, end }: Span, replacement: string, what: string, clues = cluesAt(start)): void {
    const changed = rules.slice(0, start) + replacement + rules.slice(end);
    const line = rules.slice(0, start).split('\n').length;
    if (changed !== rules && !mutants.has(changed)) {
      mutants.set(changed, { name: `line ${line}: ${what}`, rules: changed, clues });
    }
  }
  /** What a statement speaks of, tried by a guest and by the owner; of a function, by every way in and unusual emails. */
  function cluesAt(place: number): string[] {
    const block = blocks.filter((other) => contains(other, place)).sort((a, b) => b.depth - a.depth)[0];
    const allow = block?.allows.find(({ start, end }) => start <= place && place < end);
    if (!block) return [];
    // In a function, which says who somebody is by their way of signing in.
    if (!allow) return [' get ', ' by ', ' in capitals', 'email is ', 'name is '];
    const [listed = ''] = allow.methods.split(',');
    return ['Ana: ', 'Owner: ', ` ${methodsOf[listed]?.[0] ?? listed} `, ...placeClues(code, blocks, block)];
  }
  function swap(span: Span, replacement: string, clues?: string[]): void {
    const what = `${code.slice(span.start, span.end).replace(/\s+/g, ' ').trim()} -> ${replacement}`;
    change(span, replacement, what, clues);
  }

  function weaken(expression: Span): void {
    const text = code.slice(expression.start, expression.end).trim();
    swap(expression, 'request.auth == null', [...cluesAt(expression.start), 'signed out: ']);
    for (const other of ['request.auth != null', ...(text === 'false' ? [] : ['false'])]) swap(expression, other);
    for (const operator of ['||', '&&'] as const) {
      const parts = splitBy(operator, code, expression);
      if (parts.length === 1) continue;
      const texts = parts.map((part) => code.slice(part.start, part.end).trim());
      parts.forEach((_, left) => {
        const rest = texts.filter((_text, at) => at !== left).join(` ${operator} `);
        change(expression, rest, `without ${texts[left]}`);
      });
      const opposite = operator === '||' ? '&&' : '||';
      change(expression, texts.join(` ${opposite} `), `${opposite} for ${operator} in ${text.replace(/\s+/g, ' ')}`);
      parts.forEach(weaken);
      return;
    }
    const swaps: Record<string, string[]> = { '==': ['!='], '!=': ['=='], '>': ['>=', '=='], '<': ['<=', '=='] };
    for (const found of text.matchAll(/==|!=|(?<![<>=])[<>](?!=)|\btrue\b|\bfalse\b|\.lower\b/g)) {
      const start = code.indexOf(text, expression.start) + found.index;
      const span = { start, end: start + found[0].length };
      for (const other of swaps[found[0]] ?? []) change(span, other, `${other} for ${found[0]} in ${text}`);
      if (found[0] === 'true' || found[0] === 'false') swap(span, found[0] === 'true' ? 'false' : 'true');
      if (found[0] === '.lower') swap(span, '.upper');
    }
    for (const found of text.matchAll(/\bin \[([^\]]+)\]/g)) {
      const start = code.indexOf(text, expression.start) + found.index;
      const members = found[1]!.split(',').map((member) => member.trim());
      members.forEach((member) => {
        const others = members.filter((other) => other !== member).join(', ');
        change({ start, end: start + found[0].length }, `in [${others}]`, `without ${member} in ${text}`);
      });
    }
    for (const found of text.matchAll(/\.\w+\(/g)) {
      const start = code.indexOf(text, expression.start) + found.index;
      const end = findClosing(code, start + found[0].length - 1, ['(', ')']) + 1;
      change({ start, end }, '', `without ${code.slice(start, end)} in ${text}`);
    }
  }

  for (const found of code.matchAll(/\b(?:if|return)\s+([^;]+);/g)) {
    const start = found.index + found[0].indexOf(found[1] ?? '');
    weaken({ start, end: start + (found[1]?.length ?? 0) });
  }

  // Open to whoever calls themselves an owner, and to nobody else.
  const door = 'request.auth.token.admin == true';
  for (const [index, block] of blocks.entries()) {
    const path = code.slice(block.path.start, block.path.end);
    const isRoot = path.startsWith('/databases/');
    const granted = new Map<string, string>();
    for (const allow of block.allows) {
      const listed = allow.methods.split(',').map((method) => method.trim());
      for (const method of listed.flatMap((name) => methodsOf[name] ?? [name])) {
        if (allow.condition !== 'false') granted.set(method, allow.condition);
      }
      if (allow.condition === 'false') continue;
      change(allow, '', `without allow ${allow.methods}`);
      // With a condition on what is stored, nothing can be created anyway: nothing is stored yet.
      const tooMany = ['read, update', 'read, delete'];
      for (const other of ['get', 'list', ...tooMany, ...(allow.condition === 'true' ? ['read, create'] : [])]) {
        const [, added = other] = other.split(', ');
        // What is missing, or too much.
        const method = { get: 'list', list: 'get' }[other] ?? methodsOf[added]?.[1] ?? added;
        const clues = ['Ana: ', 'Owner: ', ` ${method} `, ...placeClues(code, blocks, block)];
        change(allow, `allow ${other}: if ${allow.condition};`, `allow ${other} for allow ${allow.methods}`, clues);
      }
    }

    const open = (at: number, statement: string, clues: string[]) =>
      change({ start: at, end: at }, `\n${statement}\n`, `${path} with ${statement}`, clues);
    const place = isRoot ? [' unknown/'] : placeClues(code, blocks, block);
    const inTurn = (closed: readonly string[]) => closed.slice(index % closed.length).slice(0, 1);
    for (const method of inTurn(methods)) {
      const below = `match /{below}/{document} { allow ${method}: if ${door}; }`;
      const clues = ['calls itself an owner: ', ` ${method} `, ...place, isRoot ? ' unknown/' : 's/x', '/sub/'];
      open(block.end, below, clues);
    }
    if (isRoot) continue;
    for (const method of inTurn(methods.filter((method) => granted.get(method) !== 'true'))) {
      open(block.inside, `allow ${method}: if ${door};`, ['calls itself an owner: ', ` ${method} `, ...place]);
    }
    for (const method of inTurn(methods.filter((method) => !granted.has(method)))) {
      // What looks fair: everybody may do with their own as they like.
      const whose = method === 'create' ? 'request.resource' : 'resource';
      const own = `allow ${method}: if ${whose}.data.uid == request.auth.uid;`;
      open(block.inside, own, ['Ana: ', ` ${method} `, ...place]);
    }

    if (granted.size === 0) continue;
    const [, first = '', variable = ''] = /^\/(\w+)\/\{(\w+)\}$/.exec(path) ?? [];
    // Somebody who may read here reads elsewhere too.
    const elsewhere = ['/sub/x', '/notes/x', ' newsletter/', ` every ${first} anywhere`];
    for (const wider of [`/${first}/{${variable}=**}`, `/{any}/{${variable}}`, `/{any=**}/${first}/{${variable}}`]) {
      swap(block.path, wider, ['Owner: ', 'signed out: ', ...place, ...elsewhere]);
    }
  }
  return [...mutants.values()];
}

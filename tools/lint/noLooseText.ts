import type { Rule } from 'eslint';

/** ESLint's own types do not know JSX. */
interface Node {
  type: string;
  value?: unknown;
  parent?: Node;
  children?: Node[];
  expression?: Node;
  [part: string]: unknown;
}

const isConditional = ({ type }: Node) => type === 'ConditionalExpression' || type === 'LogicalExpression';

/** Whether the value of an expression may be text, judging by its syntax. */
function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  if (node.type === 'CallExpression') return (node['callee'] as { name?: string }).name === 't';
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].some((one) => isText(one as Node));
  if (node.type === 'LogicalExpression') return isText(node['right'] as Node);
  return node.type === 'TemplateLiteral';
}

const contentOf = (child: Node) => (child.type === 'JSXExpressionContainer' ? child.expression! : child);

function isBlank(child: Node): boolean {
  const content = contentOf(child);
  return content.type === 'JSXEmptyExpression' || (typeof content.value === 'string' && content.value.trim() === '');
}

/**
 * Requires an element of its own for text beside other content, if either of them may appear or disappear. Chrome's
 * translation of a page replaces each text node by an element. React would still look for the text node, and the page
 * would fail: https://github.com/facebook/react/issues/11538
 */
export const noLooseText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { loose: 'Wrap this text in an element: it would break a page that Chrome translates.' },
  },
  create(context) {
    function check(parent: Node): void {
      const children = (parent.children ?? []).filter((child) => !isBlank(child));
      if (children.length < 2) return;
      let afterConditional = false;
      for (const child of children) {
        const content = contentOf(child);
        const loose = child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isText(content));
        if (loose && (afterConditional || isConditional(content))) {
          context.report({ node: child as unknown as Rule.Node, messageId: 'loose' });
        }
        afterConditional ||= isConditional(content);
      }
    }
    return { JSXElement: (node: unknown) => check(node as Node), JSXFragment: (node: unknown) => check(node as Node) };
  },
};

const SECRET = /SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIAL|PRIVATE|_KEY\b/i;

/**
 * What a container file lacks of a careful one, a line each.
 * @param {string} text
 * @returns {string[]}
 */
export function containerFindings(text) {
  const instructions = readInstructions(text);
  const stages = instructions.filter(({ name }) => name === 'FROM').map(({ value }) => stageOf(value));
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const own = (name) => last.filter((instruction) => instruction.name === name).map(({ value }) => value);
  return [
    ...stages.filter(({ image }) => !isPinned(image, stages)).map(({ image }) => `${image} is not pinned by a tag`),
    ...userFindings(own('USER')),
    ...(own('HEALTHCHECK').some((value) => /\bCMD\b/.test(value)) ? [] : ['HEALTHCHECK is missing']),
    ...['ENTRYPOINT', 'CMD'].flatMap((name) =>
      own(name)
        .filter((value) => !value.startsWith('['))
        .map(() => `${name} starts a shell, which gets the signals`),
    ),
    ...(own('ENTRYPOINT').length === 1 ? [] : ['ENTRYPOINT is missing']),
    ...own('COPY')
      .filter((value) => /^\.\s/.test(value))
      .map(() => 'COPY takes the whole folder into the image'),
    ...instructions.filter(({ name }) => name === 'ADD').map(() => 'ADD unpacks and downloads: use COPY'),
    ...instructions
      .filter(({ name, value }) => ['ENV', 'ARG'].includes(name) && SECRET.test(value))
      .map(({ name, value }) => `${name} ${value} stays readable in the image`),
  ];
}

/** The words of an ENTRYPOINT or a CMD of the image. */
export function commandOf(text, name) {
  const found = readInstructions(text).findLast((instruction) => instruction.name === name);
  return found ? JSON.parse(found.value) : [];
}

/** The words of the command that says whether the container is well. */
export function healthCommandOf(text) {
  const { value } = readInstructions(text).findLast(({ name }) => name === 'HEALTHCHECK');
  return JSON.parse(value.slice(value.indexOf('[')));
}

/** What the last stage copies into the image, from the folder or from another stage. */
export function copiesOf(text) {
  const instructions = readInstructions(text);
  return instructions
    .slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
    .filter(({ name }) => name === 'COPY')
    .map(({ value }) => {
      const words = value.split(/\s+/).filter((word) => !word.startsWith('--'));
      return { sources: words.slice(0, -1), target: words.at(-1) };
    });
}

function userFindings(users) {
  const user = users.at(-1);
  if (user === undefined) return ['USER is missing, so it runs as root'];
  // A cluster that forbids root cannot see which user a name stands for.
  return /^[1-9]\d*(:\d+)?$/.test(user) ? [] : [`USER ${user} is no number other than 0`];
}

function isPinned(image, stages) {
  if (stages.some(({ stage }) => stage === image)) return true;
  return /@sha256:[\da-f]{64}$/.test(image) || (/:[^/:]*\d[^/:]*$/.test(image) && !/:latest$/.test(image));
}

function stageOf(value) {
  const [, image, stage] = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(value) ?? [];
  return { image, stage };
}

/** Without comments, and each on one line. */
function readInstructions(text) {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, ' ');
  return [...joined.matchAll(/^\s*([A-Za-z]+)\s+(.*)$/gm)].map(([, name, value]) => ({
    name: name.toUpperCase(),
    value: value.trim(),
  }));
}

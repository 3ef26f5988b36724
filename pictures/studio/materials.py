"""What the house is made of. One function a material; the same arguments give the same material, so nothing is built twice.

Colours are sRGB hex strings, as in the site's design. Patterns use object coordinates in metres, so a stone has the same size on a
wall of any size; therefore objects are made at their true size and never scaled afterwards.
"""

from functools import wraps

import bpy


def rgb(hexadecimal, alpha=1.0):
    """sRGB hex to linear light, as the renderer wants it."""
    parts = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), alpha)


def material(function):
    """Names the material after its function and arguments, and makes it once a scene."""

    @wraps(function)
    def made(*args, **more):
        name = f"{function.__name__}{args}{sorted(more.items())}"
        # Blender cuts names at 63 letters.
        name = name if len(name) < 60 else f"{function.__name__}-{hash(name)}"
        found = bpy.data.materials.get(name)
        if found:
            return found
        result = bpy.data.materials.new(name)
        result.use_nodes = True
        function(Nodes(result), *args, **more)
        return result

    return made


class Nodes:
    """A short hand for building node trees."""

    def __init__(self, owner):
        self.material = owner
        self.tree = owner.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        """Adds node `ShaderNode<kind>`; inputs may be values or other nodes' outputs."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.give(node.inputs[key], value)
        return node

    def give(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        """Inputs of the surface, spaces as underscores: set(Base_Color=..., Roughness=0.5)."""
        for key, value in inputs.items():
            self.give(self.surface.inputs[key.replace("_", " ")], value)

    def place(self, scale=(1, 1, 1)):
        """Where on the object, in metres."""
        where = self.add("TexCoord").outputs["Object"]
        if scale == (1, 1, 1):
            return where
        return self.add("Mapping", {"Vector": where, "Scale": scale}).outputs[0]

    def noise(self, size, detail=4.0, roughness=0.55, where=None):
        """Clouds whose blots are about `size` metres wide; 0 to 1."""
        node = self.add("TexNoise", {"Scale": 1 / size, "Detail": detail, "Roughness": roughness})
        self.give(node.inputs["Vector"], where or self.place())
        return node.outputs["Fac"]

    def ramp(self, value, *stops):
        """Colours along a value: (0.3, '#aabbcc'), (0.7, '#ffffff')."""
        node = self.add("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = rgb(color)
        return node.outputs["Color"]

    def mix(self, share, first, second, blend="MIX"):
        node = self.add("MixRGB", {"Fac": share, "Color1": first, "Color2": second}, blend_type=blend)
        return node.outputs["Color"]

    def vary(self, color, amount=0.06, size=0.6):
        """A colour that is a little lighter here and darker there, and a little different from object to object."""
        cloud = self.add("MapRange", {"Value": self.noise(size), "To Min": 1 - amount, "To Max": 1 + amount})
        own = self.add(
            "MapRange", {"Value": self.add("ObjectInfo").outputs["Random"], "To Min": 1 - amount, "To Max": 1 + amount}
        )
        both = self.add("Math", {0: cloud.outputs[0], 1: own.outputs[0]}, operation="MULTIPLY")
        return self.add(
            "HueSaturation", {"Color": color if not isinstance(color, str) else rgb(color), "Value": both.outputs[0]}
        ).outputs[0]

    def flat(self, axes="xy"):
        """Where on the plane of `axes` (xy floor, xz or yz wall), in metres; the first axis is the pattern's own x."""
        parts = self.add("SeparateXYZ", {"Vector": self.place()})
        along, up = (parts.outputs["XYZ".index(axis.upper())] for axis in axes)
        return self.add("CombineXYZ", {"X": along, "Y": up}).outputs[0]

    def laid(self, where, width, height, gap, smooth, offset):
        """Boards or tiles laid on a plane, sizes and gap in metres: `Color` is each one's own shade of grey, `Fac` the joints."""
        return self.add(
            "TexBrick",
            {
                "Vector": where,
                "Color1": (0, 0, 0, 1),
                "Color2": (1, 1, 1, 1),
                "Mortar": (0.5, 0.5, 0.5, 1),
                "Scale": 1,
                "Mortar Size": gap,
                "Mortar Smooth": smooth,
                "Bias": 0,
                "Brick Width": width,
                "Row Height": height,
            },
            offset=offset,
            squash=1,
        )

    def bump(self, height, depth=0.002, strength=1.0, under=None):
        """`depth` in metres for a height from 0 to 1."""
        inputs = {"Height": height, "Distance": depth, "Strength": strength}
        if under is not None:
            inputs["Normal"] = under
        return self.add("Bump", inputs).outputs[0]


@material
def plaster(n, color="#F3EEE4"):
    """Lime plaster, brushed by hand."""
    n.set(Base_Color=n.vary(color, 0.025, 1.4), Roughness=0.85, Normal=n.bump(n.noise(0.09, 6), 0.004, 0.6))


@material
def painted(n, color="#5F7F84", gloss=0.45):
    """Painted wood or metal: shutters, doors, kitchen fronts."""
    n.set(
        Base_Color=n.vary(color, 0.03, 0.5),
        Roughness=gloss,
        Normal=n.bump(n.noise(0.012, 3, where=n.place((1, 1, 0.08))), 0.0004, 0.4),
    )


@material
def wood(n, color="#A97C50", grain="x", gloss=0.5):
    """Oiled wood; `grain` is the axis along which it runs. Oak '#B48A5E', walnut '#6E4C34', bleached '#CDB594', olive '#9C7648'."""
    squeeze = {"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}[grain]
    where = n.place(squeeze)
    rings = n.noise(0.018, 5, 0.6, where)
    broad = n.noise(0.15, 3, 0.5, where)
    shade = n.add("MapRange", {"Value": rings, "From Min": 0.3, "From Max": 0.7, "To Min": 0.72, "To Max": 1.14})
    tone = n.add("HueSaturation", {"Color": n.vary(color, 0.08, 2.0), "Value": shade.outputs[0]}).outputs[0]
    tone = n.mix(0.25, tone, n.ramp(broad, (0.35, "#8A8A8A"), (0.65, "#FFFFFF")), "MULTIPLY")
    n.set(Base_Color=tone, Roughness=gloss, Normal=n.bump(rings, 0.0006, 0.5))


@material
def stone(n, color="#DCD2BF", rough=0.8):
    """Cut limestone without joints: sills, steps, slabs."""
    flecks = n.ramp(n.noise(0.05, 8, 0.7), (0.35, "#C9BEAA"), (0.62, "#FFFFFF"))
    n.set(
        Base_Color=n.mix(0.35, n.vary(color, 0.07, 0.9), flecks, "MULTIPLY"),
        Roughness=rough,
        Normal=n.bump(n.noise(0.02, 6), 0.0015, 0.6),
    )


def _stones(n, where, size, color, joint, width):
    """Irregular stones with joints: colour and height."""
    bent = n.add(
        "MixRGB",
        {"Fac": 0.10, "Color1": where, "Color2": n.add("TexNoise", {"Scale": 2.2, "Vector": where}).outputs["Color"]},
    )
    cells = {"Vector": bent.outputs[0], "Scale": 1 / size, "Randomness": 0.85}
    edge = n.add("TexVoronoi", cells, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    each = n.add("TexVoronoi", cells, feature="F1").outputs["Color"]
    split = n.add("SeparateRGB", {"Image": each})
    own = n.add("MapRange", {"Value": split.outputs[0], "To Min": 0.74, "To Max": 1.12}).outputs[0]
    tone = n.add("HueSaturation", {"Color": n.vary(color, 0.06, 0.15), "Value": own}).outputs[0]
    face = n.add(
        "MapRange", {"Value": edge, "From Min": 0, "From Max": width}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    tone = n.mix(face, rgb(joint), tone)
    rough = n.add("Math", {0: face, 1: n.noise(0.04, 6, 0.65)}, operation="MULTIPLY_ADD")
    n.give(rough.inputs[2], face)
    return tone, rough.outputs[0]


@material
def rubble(n, color="#D9CDB6", joint="#B9AB93", size=0.27):
    """A wall of the island's stone. Stones lie flat: they are wider than high."""
    tone, height = _stones(n, n.place((0.8, 0.8, 1.7)), size, color, joint, 0.05)
    n.set(Base_Color=tone, Roughness=0.9, Normal=n.bump(height, 0.03, 0.8))


@material
def paving(n, color="#DDD3C1", joint="#BDB19B", size=0.75):
    """Irregular limestone slabs underfoot, worn smooth."""
    tone, height = _stones(n, n.place(), size, color, joint, 0.022)
    n.set(Base_Color=tone, Roughness=0.55, Normal=n.bump(height, 0.004, 0.6))


@material
def tiles(n, color="#EFEBE2", joint="#CFC6B6", width=0.6, height=0.6, offset=0.0, gloss=0.35, gap=0.003, axes="xy"):
    """Laid tiles on the plane of `axes` (xy floor, xz or yz wall), sizes and gap in metres."""
    brick = n.laid(n.flat(axes), width, height, gap, 0.3, offset)
    shade = n.add("MapRange", {"Value": brick.outputs["Color"], "To Min": 0.94}).outputs[0]
    face = n.add("HueSaturation", {"Color": n.vary(color, 0.03, 0.4), "Value": shade}).outputs[0]
    n.set(
        Base_Color=n.mix(brick.outputs["Fac"], face, rgb(joint)),
        Roughness=n.add(
            "MapRange", {"Value": n.noise(0.08, 3), "To Min": gloss * 0.85, "To Max": gloss * 1.15}
        ).outputs[0],
        Normal=n.bump(n.add("Math", {0: 1.0, 1: brick.outputs["Fac"]}, operation="SUBTRACT").outputs[0], 0.0015, 0.7),
    )


@material
def terracotta(n, color="#B5673F"):
    bloom = n.ramp(n.noise(0.11, 5), (0.38, "#FFFFFF"), (0.72, "#E9D7C4"))
    n.set(
        Base_Color=n.mix(0.5, n.vary(color, 0.09, 0.3), bloom, "MULTIPLY"),
        Roughness=0.85,
        Normal=n.bump(n.noise(0.02, 5), 0.001, 0.5),
    )


@material
def ceramic(n, color="#F4F1EA", gloss=0.18):
    n.set(
        Base_Color=n.vary(color, 0.015, 0.2),
        Roughness=gloss,
        Specular=0.55,
        Normal=n.bump(n.noise(0.05, 2), 0.0006, 0.3),
    )


@material
def cloth(n, color="#EFE9DD", weave=0.0022, soft=0.5):
    """Linen and cotton: a weave one sees from near, a sheen from afar."""
    where = n.place()
    warp = n.add("TexWave", {"Vector": where, "Scale": 0.32 / weave, "Distortion": 0.6}, bands_direction="X").outputs[
        "Fac"
    ]
    weft = n.add("TexWave", {"Vector": where, "Scale": 0.32 / weave, "Distortion": 0.6}, bands_direction="Y").outputs[
        "Fac"
    ]
    both = n.add("Math", {0: warp, 1: weft}, operation="ADD").outputs[0]
    folds = n.bump(n.noise(0.16, 3), 0.012, 0.35)
    n.set(
        Base_Color=n.vary(color, 0.04, 0.2),
        Roughness=0.95,
        Sheen=soft,
        Specular=0.1,
        Normal=n.bump(both, weave * 0.4, 0.5, folds),
    )


@material
def metal(n, color="#BFC3C2", rough=0.25):
    """Brushed steel; brass '#B99A5E', black iron '#23211F' with rough 0.5, copper '#B87550'."""
    n.set(Base_Color=n.vary(color, 0.03, 0.2), Metallic=1.0, Roughness=rough)


@material
def glass(n, color="#F4FBF9"):
    """Thick glass of bottles, jugs and tumblers: solid bodies only."""
    n.set(Base_Color=rgb(color), Transmission=1.0, Roughness=0.0, IOR=1.46)


@material
def pane(n, tint="#F4F8F6"):
    """A window's glass: lets light and shadow rays straight through, mirrors a little at flat angles. One face is enough."""
    clear = n.add("BsdfTransparent", {"Color": rgb(tint)})
    gloss = n.add("BsdfGlossy", {"Roughness": 0.0})
    fresnel = n.add("Fresnel", {"IOR": 1.35})
    both = n.add("MixShader", {"Fac": fresnel})
    n.tree.links.new(clear.outputs[0], both.inputs[1])
    n.tree.links.new(gloss.outputs[0], both.inputs[2])
    # Only what the camera sees directly mirrors; light and shadows pass, so rooms stay bright and free of noise.
    path = n.add("LightPath")
    seen = n.add("MixShader", {"Fac": path.outputs["Is Camera Ray"]})
    n.tree.links.new(clear.outputs[0], seen.inputs[1])
    n.tree.links.new(both.outputs[0], seen.inputs[2])
    n.tree.links.new(seen.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


@material
def mirror(n):
    n.set(Base_Color=(0.93, 0.94, 0.94, 1), Metallic=1.0, Roughness=0.01)


@material
def glowing(n, color="#FFD9A0", strength=12.0):
    """A bulb, a candle's flame, a lit window at dusk."""
    n.set(Base_Color=rgb(color), Emission=rgb(color), Emission_Strength=strength)


@material
def leaf(n, color="#5E7A45", gloss=0.5, thin=0.35):
    """Light comes through leaves; each is a little different. Olive '#8B9A78', lavender stem '#8A9A7B', bougainvillea '#B8397F'."""
    tone = n.vary(color, 0.16, 0.05)
    through = n.add(
        "BsdfTranslucent",
        {"Color": n.add("HueSaturation", {"Color": tone, "Value": 1.25, "Saturation": 1.15}).outputs[0]},
    )
    both = n.add("MixShader", {"Fac": thin})
    n.set(Base_Color=tone, Roughness=gloss, Specular=0.35)
    n.tree.links.new(n.surface.outputs[0], both.inputs[1])
    n.tree.links.new(through.outputs[0], both.inputs[2])
    n.tree.links.new(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


@material
def bark(n, color="#7B6C5C"):
    ridges = n.noise(0.05, 8, 0.65, n.place((1, 1, 0.3)))
    n.set(
        Base_Color=n.mix(
            0.6, n.vary(color, 0.12, 0.2), n.ramp(ridges, (0.35, "#5A5048"), (0.65, "#FFFFFF")), "MULTIPLY"
        ),
        Roughness=0.95,
        Normal=n.bump(ridges, 0.03, 0.9),
    )


@material
def soil(n, color="#8A6B4F"):
    n.set(
        Base_Color=n.mix(
            0.5,
            n.vary(color, 0.12, 0.5),
            n.ramp(n.noise(0.03, 8, 0.7), (0.35, "#9A8A78"), (0.65, "#FFFFFF")),
            "MULTIPLY",
        ),
        Roughness=1.0,
        Normal=n.bump(n.noise(0.03, 8, 0.7), 0.02, 0.8),
    )


@material
def sea(n, deep="#0C4A5C", shallow="#3FA3A6", calm=1.0):
    """Open water seen from outside, z up. `calm` above 1 flattens the waves."""
    where = n.place()
    swell = n.noise(9.0, 3, 0.5, n.place((1, 0.6, 1)))
    chop = n.noise(1.6, 6, 0.62, n.place((1, 0.75, 1)))
    ripple = n.noise(0.35, 4, 0.6, where)
    under = n.bump(swell, 0.55 / calm, 0.8)
    under = n.bump(chop, 0.16 / calm, 0.9, under)
    under = n.bump(ripple, 0.03 / calm, 0.9, under)
    tone = n.ramp(n.noise(60, 4), (0.35, deep), (0.75, shallow))
    n.set(Base_Color=n.mix(0.55, rgb(deep), tone), Roughness=0.06, IOR=1.333, Specular=0.5, Normal=under)
